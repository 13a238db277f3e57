/// A view that is compared before it is evaluated again. Every evaluation is complete here, so that it shows its content.
/// Apple: SwiftUI/EquatableView. Fidelity: documented.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public nonisolated init(content: Content) { self.content = content }
    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
