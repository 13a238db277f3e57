import Archive
import Foundation

/// Views of which one is chosen by a bar. Apple: SwiftUI/TabView. Fidelity: documented; the bar's measures are guessed.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
}

extension TabView: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("TabView makes its views itself") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        var inner = context.child(0)
        inner.stackAxis = nil
        inner.environment.safeAreaInsets.bottom += TabBar.height(inner.environment)
        let pages = inner.elements(of: view.content)
        guard !pages.isEmpty else { return }
        let own = context.storage.box(context.identity.child(named: "tab"), 0) { StateBox(0, onChange: context.storage.onChange) }
        let tags = pages.map { ($0.traits.tag ?? $0.traits.implicitTag)?.base as? SelectionValue }
        let chosen = view.selection.flatMap { selection in tags.firstIndex { $0 == selection.wrappedValue } }
        let index = min(chosen ?? own.value, pages.count - 1)
        let screen = TabScreen(pages: pages, selected: index, isPaged: context.environment.isTabPaged) { index in
            own.value = index
            if let selection = view.selection, let tag = tags[index] { selection.wrappedValue = tag }
        }
        elements.append(context.child(named: "screen").element(of: screen))
    }

    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content())
    }
}

extension TabView where SelectionValue == Int {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// A page of a tab view with its item. Apple: SwiftUI/Tab, which is not a view there.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    @MainActor public var body: some View {
        ZStack { content }.tabItem { label }
            .modifier(_TraitModifier { [value] in if let value { $0.tag = AnyHashable(value) } })
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    private init(_ value: Value?, _ content: Content, _ label: SwiftUI.Label<Text, Image>) {
        self.value = value
        self.content = content
        self.label = label
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) { self.init(value, content(), SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line)) }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) where Value == Never { self.init(nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line)) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
    ) where Value == Never { self.init(nil, content(), SwiftUI.Label(title, systemImage: systemImage, file: file, line: line)) }
}

/// What a tab's item shows.
struct TabItemTrait: ViewTraitKey {
    var label: (() -> AnyView)?
    static var defaultValue: TabItemTrait { TabItemTrait() }
}

/// The chosen page over the bar.
nonisolated struct TabScreen: View {
    let pages: [ViewNode]
    let selected: Int
    let isPaged: Bool
    let select: @MainActor (Int) -> Void

    @MainActor var body: some View {
        VStack(spacing: 0) {
            NodeView(node: pages[selected]).frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPaged {
                HStack(spacing: 9) {
                    ForEach(pages.indices, id: \.self) { index in
                        Circle().fill(Color.primary.opacity(index == selected ? 1 : 0.3)).frame(width: 8, height: 8)
                            .touchable(.closure { select(index) })
                    }
                }
                .frame(height: 26).zIndex(1)
            } else {
                TabBar(
                    labels: pages.map { $0.traits[TabItemTrait.self].label?() ?? AnyView(EmptyView()) }, selected: selected, select: select
                )
                .zIndex(1)
            }
        }
    }
}

/// The bar: a floating capsule from iOS 26 on, a strip before.
nonisolated struct TabBar: View {
    let labels: [AnyView]
    let selected: Int
    let select: @MainActor (Int) -> Void
    @Environment(\.systemVersion) private var version

    static func height(_ environment: EnvironmentValues) -> CGFloat { environment.systemVersion.major >= 26 ? 62 : 49 }

    @MainActor var body: some View {
        let isCurrent = version.major >= 26
        EqualWidthLayout() {
            ForEach(labels.indices, id: \.self) { index in
                labels[index].labelStyle(TabLabelStyle())
                    .foregroundStyle(index == selected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(provider: .label(level: 1))))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .touchable(.closure { select(index) })
            }
        }
        .frame(height: isCurrent ? 54 : 49)
        .background {
            if isCurrent { Capsule().fill(Material.bar) } else { Rectangle().fill(Material.bar).ignoresSafeArea(edges: .bottom) }
        }
        .padding(.horizontal, isCurrent ? 21 : 0).padding(.vertical, isCurrent ? 4 : 0)
    }
}

/// The icon over a small title.
nonisolated struct TabLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 20)).symbolVariant(.fill)
            configuration.title.font(.system(size: 10, weight: .medium))
        }
    }
}

/// How tab views look. Apple: SwiftUI/TabViewStyle.
public protocol TabViewStyle {
    var _isPaged: Bool { get }
}
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _isPaged: Bool { false }
}
public struct PageTabViewStyle: TabViewStyle {
    public init() {}
    public var _isPaged: Bool { true }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle { public static var page: Self { Self() } }

private struct TabPagedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isTabPaged: Bool {
        get { self[TabPagedKey.self] }
        set { self[TabPagedKey.self] = newValue }
    }
}

extension View {
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.isTabPaged, style._isPaged) }

    /// What the bar shows for this view. Apple: SwiftUI/View/tabItem(_:).
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return modifier(_TraitModifier { $0[TabItemTrait.self].label = { AnyView(label) } })
    }
    /// Accepted: bars show no counts here. Apple: SwiftUI/View/badge(_:).
    public nonisolated func badge(_ count: Int) -> some View { self }
    public nonisolated func badge(_ label: Text?) -> some View { self }
}
