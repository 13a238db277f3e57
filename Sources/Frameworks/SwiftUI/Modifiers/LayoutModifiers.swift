import Foundation

extension View {
    /// A box of fixed sides in points. Apple: SwiftUI/View/frame(width:height:alignment:). Fidelity: measured.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_LayoutModifier(FrameLayout(width: width, height: height, alignment: alignment)))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { self }

    /// A box whose sides stay between bounds. Fidelity: measured.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _LayoutModifier(
                FlexibleFrameLayout(
                    width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, idealHeight, maxHeight), alignment: alignment)))
    }

    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(_LayoutModifier(PaddingLayout(insets: insets))) }

    /// Room around the view; nil is the system's 16 points (FRM-028).
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_LayoutModifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
    }
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public nonisolated func position(_ position: CGPoint) -> some View { modifier(_LayoutModifier(PositionLayout(position: position))) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_LayoutModifier(OffsetLayout(offset: offset))) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_LayoutModifier(AlignmentGuideLayout(key: guide.key, value: computeValue))) }
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_LayoutModifier(AlignmentGuideLayout(key: guide.key, value: computeValue))) }

    /// Higher ones get their space first in a stack; 0 by default.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitModifier { $0.requestedPriority = value.isNaN ? 0 : value })
    }
    /// Higher ones are drawn over lower ones in the same container.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_TraitModifier { $0.zIndex = value }) }
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitModifier { $0.layoutValues[ObjectIdentifier(key)] = value })
    }
    /// Names the view for a picker or a tab.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitModifier { $0.tag = AnyHashable(tag) })
    }
    /// Gives the view an identity: another value is another view.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view with an identity of its own.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: _PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: ID

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        Content._makeElements(view.content, context.child(named: view.id), into: &elements)
    }
}
