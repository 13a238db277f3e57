import Archive
import Availability
import Foundation
import RenderingMessages

/// In which surroundings `preview` draws: one set of them, or with `--matrix` many.
struct VariantOptions {
    static let descriptions = [
        OptionDescription(name: "--device", value: "NAME", summary: "see liveactivity devices (\(DeviceProfile.standard.name))"),
        OptionDescription(
            name: "--language", value: "TAG,…", summary: "the device's language, such as de or pt-BR (en)", isRepeatable: true),
        OptionDescription(name: "--direction", value: "ltr|rtl", summary: "writing direction (the language's)", isRepeatable: true),
        OptionDescription(name: "--appearance", value: "light|dark", summary: "light or dark (light)", isRepeatable: true),
        OptionDescription(
            name: "--dynamic-type", value: "SIZE,…", summary: "text size, \(sizes[0]) to \(sizes[sizes.count - 1]) (large)",
            isRepeatable: true),
        OptionDescription(name: "--stale", value: nil, summary: "as after the stale date"),
        OptionDescription(name: "--always-on", value: nil, summary: "as on the dimmed Always-On display"),
        OptionDescription(
            name: "--system-version", value: "VERSION", summary: "the version of iOS, such as 16.2 (\(SystemVersion.newest))"),
        OptionDescription(
            name: "--matrix", value: nil,
            summary: "one sheet of many surroundings: every combination of what\n--language, --direction, --appearance, --dynamic-type, "
                + "--stale\nand --always-on list, and of each combination what they\ndo not list, one at a time; faults are marked"),
    ]

    /// Names of the Dynamic Type sizes, smallest first.
    static let sizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    var device: DeviceProfile
    var isMatrix: Bool
    private var base: RenderingVariant
    private var languages: [String]
    private var directions: [RenderingVariant.Direction]
    private var appearances: [RenderingVariant.Appearance]
    private var dynamicTypeSizes: [String]
    private var isStale: Bool
    private var isAlwaysOn: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let deviceName = arguments.value("--device") ?? DeviceProfile.standard.name
        guard let profile = DeviceProfile.named(deviceName) else {
            throw .unknown(deviceName, for: "--device", among: DeviceProfile.known.map(\.name))
        }
        device = profile
        isMatrix = arguments.has("--matrix")
        languages = arguments.list("--language")
        for language in languages where !Self.isLanguageTag(language) {
            throw UsageError("--language \(language) is no language tag; write one such as de, pt-BR or zh-Hant")
        }
        directions = try Self.choices(arguments, "--direction", RenderingVariant.Direction.self)
        appearances = try Self.choices(arguments, "--appearance", RenderingVariant.Appearance.self)
        dynamicTypeSizes = arguments.list("--dynamic-type")
        for size in dynamicTypeSizes where !Self.sizes.contains(size) { throw .unknown(size, for: "--dynamic-type", among: Self.sizes) }
        isStale = arguments.has("--stale")
        isAlwaysOn = arguments.has("--always-on")
        if let text = arguments.value("--system-version"), SystemVersion(text) == nil {
            throw UsageError("--system-version \(text) is no version of iOS; write one such as 16.2, 17 or 26.0")
        }
        let counts = [
            ("--language", languages.count), ("--direction", directions.count), ("--appearance", appearances.count),
            ("--dynamic-type", dynamicTypeSizes.count),
        ]
        if !isMatrix, let many = counts.first(where: { $0.1 > 1 }) {
            throw UsageError("\(many.0) names several; name one, or add --matrix to draw them all on one sheet")
        }
        base = RenderingVariant(device: profile.name, language: languages.first ?? "en")
        base.direction = directions.first
        base.appearance = appearances.first ?? .light
        base.dynamicTypeSize = dynamicTypeSizes.first ?? "large"
        base.isStale = isStale && !isMatrix
        base.isLuminanceReduced = isAlwaysOn && !isMatrix
        base.systemVersion = arguments.value("--system-version")
    }

    /// The language where there is only one.
    var language: String { base.language }

    /// The surroundings in the order in which they are drawn.
    ///
    /// - Parameter known: Languages that the app's catalogues have, in which a matrix is drawn when none is named.
    func variants(known: [String]) -> [RenderingVariant] {
        guard isMatrix else { return [base] }
        var listed = [base]
        listed.cross(languages) { $0.language = $1 }
        listed.cross(directions) { $0.direction = $1 }
        listed.cross(appearances) { $0.appearance = $1 }
        listed.cross(dynamicTypeSizes) { $0.dynamicTypeSize = $1 }
        if isStale { listed.cross([false, true]) { $0.isStale = $1 } }
        if isAlwaysOn { listed.cross([false, true]) { $0.isLuminanceReduced = $1 } }
        return listed.flatMap { variant in [variant] + deviations(of: variant, known: known) }
    }

    /// The variant with one thing changed that no option lists.
    private func deviations(of variant: RenderingVariant, known: [String]) -> [RenderingVariant] {
        var changed: [RenderingVariant] = []
        func add(_ change: (inout RenderingVariant) -> Void) {
            var copy = variant
            change(&copy)
            changed.append(copy)
        }
        if languages.isEmpty { for language in known where language != variant.language { add { $0.language = language } } }
        let isRightToLeft = Locale.Language(identifier: variant.language).characterDirection == .rightToLeft
        if directions.isEmpty, !isRightToLeft { add { $0.direction = .rightToLeft } }
        if appearances.isEmpty { add { $0.appearance = .dark } }
        if dynamicTypeSizes.isEmpty { for size in ["xxxLarge", "accessibility3"] { add { $0.dynamicTypeSize = size } } }
        if !isStale { add { $0.isStale = true } }
        if !isAlwaysOn { add { $0.isLuminanceReduced = true } }
        return changed
    }

    private static func choices<Choice: RawRepresentable & CaseIterable & Equatable>(
        _ arguments: ParsedArguments, _ option: String, _ type: Choice.Type
    ) throws(UsageError) -> [Choice] where Choice.RawValue == String {
        var choices: [Choice] = []
        for text in arguments.list(option) {
            guard let choice = Choice(rawValue: text) else { throw .unknown(text, for: option, among: Choice.allCases.map(\.rawValue)) }
            if !choices.contains(choice) { choices.append(choice) }
        }
        return choices
    }

    private static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return false
        }
        return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }
}

extension [RenderingVariant] {
    /// Every element with every value, where there are values.
    fileprivate mutating func cross<Value>(_ values: [Value], _ set: (inout RenderingVariant, Value) -> Void) {
        guard !values.isEmpty else { return }
        self = flatMap { variant in
            values.map { value in
                var copy = variant
                set(&copy, value)
                return copy
            }
        }
    }
}
