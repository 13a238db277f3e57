import Foundation

/// The regions that content keeps clear of. Apple: SwiftUI/SafeAreaRegions.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

private struct SafeAreaKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// What surrounds the views and is kept clear, in points: the screen's edges, bars.
    package var safeAreaInsets: EdgeInsets {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

extension EdgeInsets {
    /// The insets of some edges.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// A rectangle as it is seen, made larger by the insets.
    func extending(_ rect: CGRect, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .rightToLeft ? trailing : leading
        return CGRect(x: rect.minX - left, y: rect.minY - top, width: rect.width + horizontal, height: rect.height + vertical)
    }
}

/// Keeps its place and lets its subview reach beyond it.
struct SafeAreaLayout: ModifierLayout {
    let insets: EdgeInsets

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 + insets.horizontal }, height: proposal.height.map { $0 + insets.vertical })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let child = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(width: max(child.width - insets.horizontal, 0), height: max(child.height - insets.vertical, 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.minX - insets.leading, y: bounds.minY - insets.top), proposal: offer(proposal))
    }
}

/// Lets content reach into the safe area. It is taken to lie at the edges, as views that ask for it do.
public nonisolated struct _SafeAreaModifier: ViewModifier {
    public typealias Body = Never
    let edges: Edge.Set

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        let insets = context.environment.safeAreaInsets.only(modifier.edges)
        guard insets != EdgeInsets() else { return content(context, &elements) }
        let rest = context.environment.safeAreaInsets.only(Edge.Set.all.subtracting(modifier.edges))
        var inner = _ViewElements()
        content(context.with(\.safeAreaInsets, rest), &inner)
        for node in inner.nodes {
            elements.append(context.node(SafeAreaLayout(insets: insets), children: [node], traits: node.traits))
        }
    }
}

/// A view at an edge, and the rest of the room for the other: what `safeAreaInset` makes.
public nonisolated struct _SafeAreaInsetModifier<Inset: View>: ViewModifier {
    let edge: Edge
    let spacing: CGFloat?
    let alignment: Alignment
    let inset: Inset

    @MainActor public func body(content: Content) -> some View {
        let layout =
            edge == .top || edge == .bottom
            ? AnyLayoutOfTwo.vertical(alignment.horizontal, spacing ?? 8) : .horizontal(alignment.vertical, spacing ?? 8)
        layout.view(
            first: edge == .top || edge == .leading ? AnyView(inset) : AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity)),
            second: edge == .top || edge == .leading ? AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity)) : AnyView(inset))
    }
}

/// Two views above or beside each other.
private enum AnyLayoutOfTwo {
    case vertical(HorizontalAlignment, CGFloat)
    case horizontal(VerticalAlignment, CGFloat)

    @MainActor @ViewBuilder func view(first: AnyView, second: AnyView) -> some View {
        switch self {
        case .vertical(let alignment, let spacing):
            VStack(alignment: alignment, spacing: spacing) {
                first
                second
            }
        case .horizontal(let alignment, let spacing):
            HStack(alignment: alignment, spacing: spacing) {
                first
                second
            }
        }
    }
}

extension View {
    /// Lets the view reach into the safe area. Apple: SwiftUI/View/ignoresSafeArea(_:edges:).
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Shows a view beside this one at an edge. Apple: SwiftUI/View/safeAreaInset(edge:alignment:spacing:content:).
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
                inset: content()))
    }
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment), inset: content()))
    }

    /// Makes the safe area of the view smaller. Apple: SwiftUI/View/safeAreaPadding(_:_:).
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
