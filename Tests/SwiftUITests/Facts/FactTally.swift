import Foundation
import Synchronization
import Testing

/// Counts how facts stand while they are tested.
final class FactTally: Sendable {
    static let shared = FactTally()

    enum Outcome {
        case held, failed, missed, notYet
    }

    private let counts = Mutex([Outcome: Int]())

    func count(_ outcome: Outcome) { counts.withLock { $0[outcome, default: 0] += 1 } }

    var summary: String {
        let counts = counts.withLock { $0 }
        let failed = counts[.failed].map { "\($0) failed, " } ?? ""
        return
            "layout facts: \(counts[.held] ?? 0) held, \(failed)\(counts[.missed] ?? 0) known misses, \(counts[.notYet] ?? 0) not expressible"
    }
}

/// Prints the counts in one line when the whole suite is done.
struct FactReport: SuiteTrait, TestScoping {
    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await function()
        print(FactTally.shared.summary)
    }
}
