import Building

/// What came of one project.
struct SurveyedProject: Encodable, Sendable {
    /// A file that was not compiled.
    struct LeftOut: Encodable, Sendable {
        var file: String
        var reason: String
    }

    var name: String
    var compiles = false
    /// Whether every preview was drawn, and a Live Activity among them.
    var drawn = false
    /// About the pictures.
    var warnings = 0
    var compilerWarnings = 0
    var seconds = 0.0
    var error: String?
    /// Files that were compiled.
    var files = 0
    var leftOut: [LeftOut] = []
    var pictures = 0
    var sheet: String?

    init(name: String) { self.name = name }
}
