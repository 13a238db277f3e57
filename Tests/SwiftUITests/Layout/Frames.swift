import Foundation

@testable import SwiftUI

/// Lays a view out as facts were measured, and gives the frames of the views that carry an identifier, before pixel rounding.
@MainActor
struct Frames {
    let all: [(name: String, frame: CGRect)]
    /// What the view answered to the proposal.
    let size: CGSize
    let recorded: RecordedView

    /// - Parameters:
    ///   - canvas: The size proposed; the view is centred in it.
    init(_ view: some View, canvas: CGSize, change: (inout EnvironmentValues) -> Void = { _ in }) {
        self.init(view, proposal: ProposedViewSize(canvas), change: change) { size in
            CGPoint(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
        }
    }

    /// Lays the view out at the origin.
    init(
        _ view: some View, proposal: ProposedViewSize, change: (inout EnvironmentValues) -> Void = { _ in },
        origin: (CGSize) -> CGPoint = { _ in .zero }
    ) {
        var environment = EnvironmentValues()
        change(&environment)
        let rendering = ViewRendering(view, environment: environment)
        size = rendering.size(for: proposal)
        let placed = size.placeable
        recorded = rendering.record(in: CGRect(origin: origin(placed), size: placed), proposal: proposal)
        var all: [(String, CGRect)] = []
        Self.collect(rendering.root, origin: .zero, into: &all)
        self.all = all
    }

    private static func collect(_ node: ViewNode, origin: CGPoint, into all: inout [(String, CGRect)]) {
        let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        if let identifier = (node.drawing as? AccessibilityDrawing)?.identifier { all.append((identifier, frame)) }
        for child in node.children { collect(child, origin: frame.origin, into: &all) }
    }

    subscript(name: String) -> CGRect? { all.first { $0.name == name }?.frame }
}
