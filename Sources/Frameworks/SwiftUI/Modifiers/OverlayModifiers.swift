import Foundation

extension View {
    /// Lays views over this one; it keeps its size. Apple: SwiftUI/View/overlay(alignment:content:). Fidelity: measured.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_SecondaryModifier(content(), alignment: alignment, isBackground: false))
    }
    /// Apple: SwiftUI/View/overlay(_:alignment:).
    public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(_SecondaryModifier(overlay, alignment: alignment, isBackground: false))
    }
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(style, in: Rectangle())
    }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(_SecondaryModifier(shape.fill(style, style: fillStyle), alignment: .center, isBackground: false)) }

    /// Lays views under this one; it keeps its size. Apple: SwiftUI/View/background(alignment:content:). Fidelity: measured.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_SecondaryModifier(content(), alignment: alignment, isBackground: true))
    }
    /// Apple: SwiftUI/View/background(_:alignment:).
    public nonisolated func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(_SecondaryModifier(background, alignment: alignment, isBackground: true))
    }
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle()) }
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(style, in: Rectangle())
    }
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(_SecondaryModifier(shape.fill(style, style: fillStyle), alignment: .center, isBackground: true)) }
    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// A line inside the view's edges.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
