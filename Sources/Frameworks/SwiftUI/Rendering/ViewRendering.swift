import Archive
import Foundation
import UIKit

/// A view on its way to a picture: evaluated, then laid out as often as needed, then recorded.
///
/// The four stages are values handed on: view → node tree → frames → display list (design: the heart).
@MainActor
package struct ViewRendering {
    let root: ViewNode

    /// Evaluates a view. Several top-level elements stand above each other (STK-084).
    package init(_ view: some View, environment: EnvironmentValues) {
        UITraitCollection.current = environment.traits
        let context = _ViewContext(environment: environment)
        self.init(context.elements(of: view), context)
    }

    private init(_ nodes: [ViewNode], _ context: _ViewContext) {
        root = nodes.count == 1 ? nodes[0] : context.node(VStackLayout(), children: nodes)
    }

    /// Evaluates a view to one rendering per top-level element, for containers that arrange elements themselves.
    package static func elements(of view: some View, environment: EnvironmentValues) -> [ViewRendering] {
        UITraitCollection.current = environment.traits
        let context = _ViewContext(environment: environment)
        return context.elements(of: view).map { ViewRendering([$0], context) }
    }

    /// The distance this view and the one below it prefer, in points.
    package func distance(above other: ViewRendering) -> CGFloat { root.spacing.distance(to: other.root.spacing, along: .vertical) }

    package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        root.traits.layoutValues[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue
    }

    /// Whether the view consists of anything.
    package var isEmpty: Bool { root.children.isEmpty && root.layout is TypedLayoutBox<VStackLayout> }

    /// The size the view answers to a proposal, in points.
    package func size(for proposal: ProposedViewSize) -> CGSize { root.sizeThatFits(proposal) }

    package var priority: Double { root.traits.layoutPriority }

    /// What the views hand up for a key.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value { root.preference(key) ?? Key.defaultValue }

    /// Lays the view out in a rectangle and records it.
    package func record(in frame: CGRect, proposal: ProposedViewSize? = nil) -> RecordedView {
        let proposal = proposal ?? ProposedViewSize(frame.size)
        root.proposal = proposal
        root.frame = frame
        root.origin = frame.origin
        root.layoutChildren()
        var recorder = Recorder(pixelsPerPoint: root.environment.displayScale)
        recorder.record(root)
        return RecordedView(items: recorder.items, images: recorder.images, diagnostics: recorder.diagnostics)
    }
}

/// The display list of one view, with what it refers to.
package struct RecordedView: Sendable {
    package var items: [DisplayItem]
    package var images: [String: Archive.ImageResource]
    package var diagnostics: [Diagnostic]

    package init(items: [DisplayItem] = [], images: [String: Archive.ImageResource] = [:], diagnostics: [Diagnostic] = []) {
        self.items = items
        self.images = images
        self.diagnostics = diagnostics
    }

    package mutating func append(_ other: RecordedView) {
        items += other.items
        images.merge(other.images) { first, _ in first }
        diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    }
}
