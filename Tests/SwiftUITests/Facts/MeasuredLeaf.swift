import Foundation

@testable import SwiftUI

/// Remembers what a leaf was proposed.
final class ProposalLog {
    var asked: [ProposedViewSize] = []
    var placed: [ProposedViewSize] = []
}

/// A layout without subviews that answers as it is told.
struct MeasuredLeaf: Layout {
    let log: ProposalLog?
    let preferences: ViewSpacing
    let answer: (ProposedViewSize) -> CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        log?.asked.append(proposal)
        return answer(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        log?.placed.append(proposal)
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { preferences }
}

/// A view whose answers and preferences a test chooses.
@MainActor func leaf(
    _ log: ProposalLog? = nil, spacing: ViewSpacing = .plain, _ answer: @escaping (ProposedViewSize) -> CGSize
) -> some View { MeasuredLeaf(log: log, preferences: spacing, answer: answer) { EmptyView() } }
