/// Families that every phone has beside the system's own; they are drawn with a stand-in here.
enum SystemFamilies {
    private static let names = [
        "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Arial", "Avenir",
        "Baskerville",
        "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Damascus", "Didot",
        "Euphemia UCAS", "Futura", "Georgia", "Gill Sans", "Helvetica", "Hiragino", "Hoefler Text", "Impact", "Kailasa", "Marker Felt",
        "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang", "Rockwell", "Savoye LET", "SnellRoundhand",
        "Symbol", "Thonburi", "Times New Roman", "TimesNewRoman", "Trebuchet", "Verdana", "Zapf Dingbats", "Zapfino",
    ]

    /// Whether a family or PostScript name, such as `HelveticaNeue-Bold`, begins with one of them.
    static func contain(_ name: String) -> Bool {
        func folded(_ text: some StringProtocol) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let wanted = folded(name)
        return names.contains { wanted.hasPrefix(folded($0)) }
    }
}
