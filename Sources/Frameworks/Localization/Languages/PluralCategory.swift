/// The plural forms that languages have. Unicode CLDR: plural categories.
package enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The form that a language uses. Rules: Unicode CLDR 45, cardinal numbers; languages without a rule have one form.
    static func category(of number: PluralOperands, language: String) -> PluralCategory {
        guard let rule = rules[language] else { return .other }
        return rule(number)
    }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        let groups: [(String, Rule)] = [
            ("en de nl sv fi et it ca gl yi sw ast fy ia io ji lij sc scn vec", { $0.i == 1 && $0.v == 0 ? .one : .other }),
            ("af an asa az bg ckb el eo eu fo fur gsw ha hu ka kk kl ks ku ky lb lg ml mn mr nah nb", whole),
            ("nd ne nn no nr ny om or os pap ps rm sd so sq ss st syr ta te tk tn tr ts ug ur uz ve vo xh", whole),
            ("am as bn fa gu hi kn zu", { $0.i == 0 || ($0.i == 1 && $0.isWhole) ? .one : .other }),
            ("fr hy kab ff", { $0.i == 0 || $0.i == 1 ? .one : million($0) }),
            ("pt", { $0.i == 0 || $0.i == 1 ? .one : million($0) }),
            ("es", { $0.i == 1 && $0.isWhole ? .one : million($0) }),
            ("da", { $0.i == 1 || ($0.i == 0 && $0.t != 0) ? .one : .other }),
            ("is", { ($0.t == 0 && $0.i % 10 == 1 && $0.i % 100 != 11) || $0.t % 10 == 1 && $0.t % 100 != 11 ? .one : .other }),
            ("ru uk be", eastSlavic),
            ("pl", polish),
            ("cs sk", { $0.v != 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }),
            ("hr sr bs sh", southSlavic),
            ("sl", slovenian),
            ("lt", lithuanian),
            ("lv prg", latvian),
            ("ro mo", romanian),
            ("he iw", { ($0.i == 1 && $0.v == 0) || ($0.i == 0 && $0.v != 0) ? .one : $0.i == 2 && $0.v == 0 ? .two : .other }),
            ("ar ars", arabic),
            ("ga", irish),
            ("cy", welsh),
            ("mt", maltese),
            (
                "mk",
                { ($0.v == 0 && $0.i % 10 == 1 && $0.i % 100 != 11) || ($0.f % 10 == 1 && $0.f % 100 != 11) ? .one : .other }
            ),
            ("fil tl ceb", filipino),
            ("si", { ($0.isWhole && $0.i < 2) || ($0.i == 0 && $0.f == 1) ? .one : .other }),
        ]
        var rules: [String: Rule] = [:]
        for (languages, rule) in groups { for language in languages.split(separator: " ") { rules[String(language)] = rule } }
        return rules
    }()

    @Sendable private static func whole(_ n: PluralOperands) -> PluralCategory { n.i == 1 && n.isWhole ? .one : .other }

    /// Spanish, French and Portuguese say "millions of".
    private static func million(_ n: PluralOperands) -> PluralCategory {
        n.v == 0 && n.i != 0 && n.i % 1_000_000 == 0 ? .many : .other
    }

    @Sendable private static func eastSlavic(_ n: PluralOperands) -> PluralCategory {
        guard n.v == 0 else { return .other }
        if n.i % 10 == 1, n.i % 100 != 11 { return .one }
        if (2...4).contains(n.i % 10), !(12...14).contains(n.i % 100) { return .few }
        return .many
    }

    @Sendable private static func polish(_ n: PluralOperands) -> PluralCategory {
        guard n.v == 0 else { return .other }
        if n.i == 1 { return .one }
        return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
    }

    @Sendable private static func southSlavic(_ n: PluralOperands) -> PluralCategory {
        let figure = n.v == 0 ? n.i : n.f
        if figure % 10 == 1, figure % 100 != 11 { return .one }
        return (2...4).contains(figure % 10) && !(12...14).contains(figure % 100) ? .few : .other
    }

    @Sendable private static func slovenian(_ n: PluralOperands) -> PluralCategory {
        guard n.v == 0 else { return .few }
        switch n.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    @Sendable private static func lithuanian(_ n: PluralOperands) -> PluralCategory {
        if n.f != 0 { return .many }
        if (11...19).contains(n.i % 100) { return .other }
        if n.i % 10 == 1 { return .one }
        return (2...9).contains(n.i % 10) ? .few : .other
    }

    @Sendable private static func latvian(_ n: PluralOperands) -> PluralCategory {
        if n.isWhole, n.i % 10 == 0 || (11...19).contains(n.i % 100) { return .zero }
        if n.v == 2, (11...19).contains(n.f % 100) { return .zero }
        if n.isWhole, n.i % 10 == 1, n.i % 100 != 11 { return .one }
        if n.v == 2, n.f % 10 == 1, n.f % 100 != 11 { return .one }
        return n.v != 0 && n.v != 2 && n.f % 10 == 1 ? .one : .other
    }

    @Sendable private static func romanian(_ n: PluralOperands) -> PluralCategory {
        if n.i == 1, n.v == 0 { return .one }
        return n.v != 0 || n.i == 0 || (n.i != 1 && (1...19).contains(n.i % 100)) ? .few : .other
    }

    @Sendable private static func arabic(_ n: PluralOperands) -> PluralCategory {
        guard n.isWhole else { return .other }
        switch n.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: return (3...10).contains(n.i % 100) ? .few : (11...99).contains(n.i % 100) ? .many : .other
        }
    }

    @Sendable private static func irish(_ n: PluralOperands) -> PluralCategory {
        guard n.isWhole else { return .other }
        switch n.i {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    @Sendable private static func welsh(_ n: PluralOperands) -> PluralCategory {
        guard n.isWhole else { return .other }
        return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n.i] ?? .other
    }

    @Sendable private static func maltese(_ n: PluralOperands) -> PluralCategory {
        guard n.isWhole else { return .other }
        if n.i == 1 { return .one }
        if n.i == 2 { return .two }
        if n.i == 0 || (3...10).contains(n.i % 100) { return .few }
        return (11...19).contains(n.i % 100) ? .many : .other
    }

    @Sendable private static func filipino(_ n: PluralOperands) -> PluralCategory {
        let figure = n.v == 0 ? n.i % 10 : n.f % 10
        return n.v == 0 && (1...3).contains(n.i) || ![4, 6, 9].contains(figure) ? .one : .other
    }
}
