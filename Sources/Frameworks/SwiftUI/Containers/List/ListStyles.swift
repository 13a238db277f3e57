import Foundation

/// The forms that a list takes.
public enum _ListStyleKind: Sendable { case insetGrouped, grouped, plain }

/// How lists look. Apple: SwiftUI/ListStyle.
public protocol ListStyle {
    var _kind: _ListStyleKind { get }
}

/// The system's choice: sections on grounds with round corners.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .insetGrouped }
}
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .insetGrouped }
}
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .grouped }
}
public struct PlainListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .plain }
}
public struct InsetListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .plain }
}
public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

private struct ListStyleKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .insetGrouped } }
private struct ListedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listStyle: _ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// Whether the views are rows of a list or form, where several controls look different.
    var isListed: Bool {
        get { self[ListedKey.self] }
        set { self[ListedKey.self] = newValue }
    }

    /// Sets what a header or footer is written in.
    mutating func listPart(_ part: SectionRole.Part) {
        let secondary = ForegroundStyles([Color(provider: .label(level: 1))], parent: nil)
        switch part {
        case .content: break
        case .header:
            foregroundStyles = secondary
            isListed = false
            font = systemVersion.major >= 26 ? .headline : .footnote
            if systemVersion.major < 26 { textCase = .uppercase }
        case .footer:
            foregroundStyles = secondary
            isListed = false
            font = .footnote.leading(.tight)
        }
    }
}

/// How strongly a header stands out. Apple: SwiftUI/Prominence.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// What a list takes from a row's element.
struct ListRowTraits: ViewTraitKey {
    var insets: EdgeInsets?
    var background: ViewNode?
    var hidesSeparator = false
    /// What a touch anywhere on the row does.
    var action: ControlAction?
    static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Gives a row the view that lies under it.
public nonisolated struct _RowBackgroundModifier<Background: View>: ViewModifier {
    public typealias Body = Never
    let background: Background?

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        let first = elements.nodes.count
        content(context, &elements)
        guard let background = modifier.background else { return }
        for (index, node) in elements.nodes[first...].enumerated() {
            node.traits[ListRowTraits.self].background = context.child(named: "rowBackground\(index)").element(of: background)
        }
    }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style._kind) }

    /// Room around a row's content; nil is the system's. Apple: SwiftUI/View/listRowInsets(_:).
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_TraitModifier { $0[ListRowTraits.self].insets = insets })
    }
    /// Apple: SwiftUI/View/listRowBackground(_:).
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { modifier(_RowBackgroundModifier(background: view)) }
    /// Apple: SwiftUI/View/listRowSeparator(_:edges:).
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_TraitModifier { $0[ListRowTraits.self].hidesSeparator = visibility == .hidden && edges.contains(.bottom) })
    }
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Accepted: separators have the system's colour. Apple: SwiftUI/View/listRowSeparatorTint(_:edges:).
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
}
