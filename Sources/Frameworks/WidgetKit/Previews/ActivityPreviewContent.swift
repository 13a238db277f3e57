import ActivityKit
import Archive
import SwiftUI

/// A preview of an activity: how to get at its widget, attributes and states.
package struct ActivityPreviewContent: PreviewContent {
    package let presentation: Presentation
    package let isStale: Bool
    /// What its configuration is asked for, when the preview does not name a widget.
    package let attributesType: any ActivityAttributes.Type
    /// Makes the scene; widgets are those that the code declares, for previews that name none. nil when no configuration fits.
    package let scene: @MainActor (_ widgets: [any ActivityPresenting]) async -> ActivityScene?
}

extension Preview {
    /// A preview of an activity. Apple: DeveloperToolsSupport/Preview/init(_:as:using:widget:contentStates:). Fidelity: documented.
    @MainActor @preconcurrency
    public init<Attributes: ActivityAttributes, PreviewWidget: Widget>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> PreviewWidget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            displayName: name,
            content: ActivityPreviewContent(
                presentation: viewKind.presentation, isStale: false, attributesType: Attributes.self
            ) { _ in
                ActivityScene.make(widget: widget(), attributes: attributes, states: await contentStates())
            })
    }
}

/// Declares a preview of an activity. Apple: WidgetKit/Preview(_:as:using:widget:contentStates:). Fidelity: documented.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, PreviewWidget: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> PreviewWidget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "ActivityPreviewMacro")

extension ActivityAttributes {
    /// An activity in a `PreviewProvider`. Apple: ActivityKit/ActivityAttributes/previewContext(_:isStale:viewKind:). Fidelity:
    /// documented.
    public func previewContext(_ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind) -> some View {
        // Sound: the values are handed over here, and read by the main actor alone.
        nonisolated(unsafe) let (attributes, state) = (self, contentState)
        return PreviewPlaceholder(
            ActivityPreviewContent(presentation: viewKind.presentation, isStale: isStale, attributesType: Self.self) { configurations in
                for configuration in configurations {
                    if let configuration = configuration as? any ActivityPresenting<Self> {
                        return ActivityScene(configuration: configuration, attributes: attributes, states: [state])
                    }
                }
                return nil
            })
    }
}
