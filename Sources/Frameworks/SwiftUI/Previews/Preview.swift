/// What `#Preview` declares: a name, and how to make what it shows.
///
/// Apple: DeveloperToolsSupport/Preview. Fidelity: documented. Views are one kind of content; WidgetKit adds widgets and activities.
public struct Preview {
    /// The name that the author gave, or nil.
    package let displayName: String?
    package let content: any PreviewContent

    package init(displayName: String?, content: any PreviewContent) {
        self.displayName = displayName
        self.content = content
    }

    /// Marks the traits that views take.
    public enum ViewTraits {}

    /// A preview of views. Apple: DeveloperToolsSupport/Preview/init(_:traits:_:body:).
    @MainActor @preconcurrency
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(displayName: name, content: ViewPreviewContent(traits: traits.map(\.trait), body: body))
    }
}

/// What a preview shows. SwiftUI and WidgetKit declare their own kinds.
package protocol PreviewContent {}

/// Views of a preview.
package struct ViewPreviewContent: PreviewContent {
    package let traits: [ViewPreviewTrait]
    package let body: @MainActor () -> any View
}
