import Lexing

/// What a source brings along and what it needs, as far as names tell: enough to choose the sources that belong together.
///
/// Only what is compiled for the platform counts: an `import` behind `#if os(macOS)` is none on the phone.
public struct SourceOutline: Sendable {
    public internal(set) var imports: [SourceImport] = []
    /// Names that the file declares for other files.
    public internal(set) var declarations: Set<String> = []
    /// Names of what extensions add, by the extended type; initializers as `init(` and their first label.
    public internal(set) var extensionMembers: [String: Set<String>] = [:]
    /// Types that extensions make conform to a protocol.
    public internal(set) var conformances: Set<String> = []
    /// Every name that the file mentions and does not keep for itself.
    public internal(set) var names: Set<String> = []
    /// Where `@main` stands, in bytes.
    public internal(set) var mains: [Range<Int>] = []

    /// - Parameters:
    ///   - source: UTF-8 text of a Swift file.
    ///   - conditions: Conditions that hold, as `-D` takes them.
    ///   - canImport: Whether a module is there.
    public init(
        _ source: [UInt8], platform: Platform = .iPhone, conditions: Set<String> = ["DEBUG"], canImport: @escaping (String) -> Bool
    ) {
        let evaluator = ConditionEvaluator(platform: platform, conditions: conditions, canImport: canImport)
        let tokens = ActiveTokens(source, evaluator: evaluator).tokens
        var scanner = OutlineScanner(source: source, tokens: tokens)
        self = scanner.scan()
    }

    init() {}
}
