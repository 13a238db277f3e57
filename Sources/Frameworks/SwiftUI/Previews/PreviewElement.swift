import Foundation

/// What modifiers such as `previewDisplayName` tell about an element.
package struct PreviewSettings {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var device: String?
    package var orientation: InterfaceOrientation?
    package var context: (any PreviewContext)?
    /// What stands in the element's place, such as an activity's state, which SwiftUI cannot draw.
    package var content: (any PreviewContent)?
}

private enum PreviewSettingsKey: ViewTraitKey {
    static var defaultValue: PreviewSettings { PreviewSettings() }
}

/// One top-level element of a `PreviewProvider`, evaluated.
@MainActor
package struct PreviewElement {
    package let settings: PreviewSettings
    /// The element on its way to a picture.
    package let rendering: ViewRendering

    /// Evaluates views to the previews that they are.
    package static func elements(of view: some View, environment: EnvironmentValues) -> [PreviewElement] {
        _ViewContext(environment: environment).elements(of: view).map { node in
            PreviewElement(settings: node.traits[PreviewSettingsKey.self], rendering: ViewRendering(root: node))
        }
    }
}

extension ViewRendering {
    init(root: ViewNode) { self.root = root }
}

/// Stands in a `PreviewProvider` for something that is no view.
package nonisolated struct PreviewPlaceholder: _PrimitiveView {
    package typealias Body = Never
    let content: any PreviewContent

    package init(_ content: any PreviewContent) { self.content = content }

    @MainActor package static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        var traits = ViewTraits()
        traits[PreviewSettingsKey.self].content = view.content
        elements.append(context.node(ZStackLayout(), traits: traits))
    }
}

extension View {
    /// Names the preview. Apple: SwiftUI/View/previewDisplayName(_:). Fidelity: documented.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        previewSettings { $0.displayName = $0.displayName ?? value }
    }
    /// How much room the preview gets. Apple: SwiftUI/View/previewLayout(_:). Fidelity: documented.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { previewSettings { $0.layout = $0.layout ?? value } }
    /// The device the preview is shown on. Apple: SwiftUI/View/previewDevice(_:). Fidelity: documented.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        previewSettings { $0.device = $0.device ?? value?.rawValue }
    }
    /// How the device is held. Apple: SwiftUI/View/previewInterfaceOrientation(_:). Fidelity: documented.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewSettings { $0.orientation = $0.orientation ?? value }
    }
    /// Surroundings of the preview. Apple: SwiftUI/View/previewContext(_:). Fidelity: documented.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        previewSettings { $0.context = $0.context ?? value }
    }

    /// The modifier nearest to the view wins.
    private nonisolated func previewSettings(_ change: @escaping (inout PreviewSettings) -> Void) -> some View {
        modifier(_TraitModifier { change(&$0[PreviewSettingsKey.self]) })
    }
}
