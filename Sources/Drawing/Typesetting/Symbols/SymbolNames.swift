/// What names of symbols have in common (fonts-icons 3.2).
enum SymbolNames {
    /// Words and what they became or are drawn as, the longer first.
    static let respellings: [(String, String)] = [
        ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise", "arrow.2.circlepath"), ("arrow.trianglehead.2.clockwise", "arrow.2.circlepath"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"), ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ("arrow.trianglehead", "arrow.triangle"), (".trianglehead", ""), (".rotate.90", ""),
        (".trianglebadge.exclamationmark", ".badge.exclamationmark.triangle"), ("backward", "left"), ("forward", "right"),
        ("percent", ""), (".and.", "."), ("document", "doc"), ("microphone", "mic"), (".crop.circle", ".circle"), ("icloud", "cloud"),
        (".inset.filled", ".fill"), (".and.", ".badge."),
    ]

    /// Pictures with room for another one, and the name of the empty picture.
    static let vessels: [String: String] = [
        "icloud": "cloud", "cloud": "cloud", "bubble": "bubble.left", "bubble.left": "bubble.left", "bubble.right": "bubble.right",
        "message": "bubble.left", "house": "house", "bag": "bag", "folder": "folder", "doc": "doc", "heart": "heart",
        "bookmark": "bookmark",
    ]

    /// Signs that are letters of the text face.
    static let letters: [String: String] = [
        "australsign": "₳", "bitcoinsign": "₿", "cedisign": "₵", "centsign": "¢", "coloncurrencysign": "₡", "cruzeirosign": "₢",
        "dongsign": "₫", "eurosign": "€", "florinsign": "ƒ", "francsign": "₣", "guaranisign": "₲", "hryvniasign": "₴",
        "indianrupeesign": "₹", "kipsign": "₭", "larisign": "₾", "lirasign": "₤", "manatsign": "₼", "millsign": "₥", "nairasign": "₦",
        "pesetasign": "₧", "pesosign": "₱", "rublesign": "₽", "shekelsign": "₪", "sterlingsign": "£", "tengesign": "₸",
        "tugriksign": "₮", "turkishlirasign": "₺", "wonsign": "₩", "yensign": "¥",
    ]
}
