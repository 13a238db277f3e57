import Foundation
import Testing

/// One line of the table of facts: what layout was seen to do, with how closely it has to be met.
///
/// The id is that of the project's list of facts; it names the case in the test's output.
struct LayoutFact: Sendable, CustomTestStringConvertible {
    enum Standing: Sendable {
        case held
        /// The case misses, for a reason that is known.
        case missed(String)
        /// The views that exist can't express the case.
        case notYet(String)
    }

    let id: String
    let standing: Standing
    /// What differs from the fact; nothing when it holds.
    let differences: @MainActor @Sendable () -> [String]

    var testDescription: String { id }

    /// Tests the case and counts it.
    @MainActor func check() {
        switch standing {
        case .held:
            let differences = differences()
            FactTally.shared.count(differences.isEmpty ? .held : .failed)
            #expect(differences.isEmpty, "\(id)")
        case .missed(let reason):
            FactTally.shared.count(.missed)
            withKnownIssue("\(id): \(reason)") {
                let differences = differences()
                #expect(differences.isEmpty, "\(id)")
            }
        case .notYet(let need):
            FactTally.shared.count(.notYet)
            withKnownIssue("\(id): \(need)") { Issue.record("\(id) can't be expressed: \(need)") }
        }
    }

    /// The same fact, known to miss.
    func missing(_ reason: String) -> LayoutFact { LayoutFact(id: id, standing: .missed(reason), differences: differences) }

    /// A fact that can't be expressed, with what it needs.
    static func notYet(_ id: String, _ need: String) -> LayoutFact {
        LayoutFact(id: id, standing: .notYet(need)) { [] }
    }
}

/// How closely a figure has to be met.
enum Tolerance: Sendable {
    /// No font and no picture is involved.
    case exact
    /// Read from a picture of three pixels to the point.
    case picture
    /// A width that comes from a font, whose stand-in has other advances.
    case font

    func allows(_ measured: CGFloat, for expected: CGFloat) -> Bool {
        if measured == expected { return true }
        let difference = abs(measured - expected)
        switch self {
        case .exact: return difference <= 0.01
        case .picture: return difference <= 1 / 3 + 0.01
        case .font: return difference <= max(abs(expected) * 0.015, 1 / 3 + 0.01)
        }
    }
}

/// Collects facts, one statement each.
@resultBuilder
enum FactList {
    static func buildExpression(_ fact: LayoutFact) -> [LayoutFact] { [fact] }
    static func buildExpression(_ facts: [LayoutFact]) -> [LayoutFact] { facts }
    static func buildBlock(_ parts: [LayoutFact]...) -> [LayoutFact] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[LayoutFact]]) -> [LayoutFact] { parts.flatMap { $0 } }
}
