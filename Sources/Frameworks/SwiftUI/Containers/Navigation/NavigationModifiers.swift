import Foundation

/// The bar of a navigation stack. Apple: SwiftUI/NavigationBarItem.
public struct NavigationBarItem: Sendable {
    /// How the title stands. Apple: SwiftUI/NavigationBarItem/TitleDisplayMode.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
    private nonisolated func navigation(_ change: @escaping (inout NavigationContents) -> Void) -> some View {
        modifier(NavigationModifier(change: change, items: nil))
    }

    /// Apple: SwiftUI/View/navigationTitle(_:).
    public nonisolated func navigationTitle(_ title: Text) -> some View { navigation { contents in contents.title = title } }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigation { contents in contents.displayMode = mode }
    }
    public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        navigation { contents in contents.isBackButtonHidden = hidden }
    }
    @available(*, deprecated, message: "Use toolbar(.hidden) instead.")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { navigation { contents in contents.isBarHidden = hidden } }

    /// Shows or hides bars. Apple: SwiftUI/View/toolbar(_:for:).
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation { contents in
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) { contents.isBarHidden = visibility == .hidden }
        }
    }
    /// Accepted: bars have the system's ground. Apple: SwiftUI/View/toolbarBackground(_:for:).
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

    /// Puts items into the bars. Apple: SwiftUI/View/toolbar(content:).
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(NavigationModifier(change: { _ in }, items: { content._items($0) }))
    }
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(
            NavigationModifier(
                change: { _ in }, items: { $0.elements(of: content).map { (.automatic, _ToolbarNode(node: $0)) } }))
    }

    /// Says what a link's value shows. Apple: SwiftUI/View/navigationDestination(for:destination:).
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        navigation { contents in
            contents.destinations.append((D.self, { value in (value.base as? D).map { AnyView(destination($0)) } }))
        }
    }
    /// Shows a destination while a state is true. Apple: SwiftUI/View/navigationDestination(isPresented:destination:).
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        navigation { contents in
            guard isPresented.wrappedValue else { return }
            contents.presented.append(({ AnyView(destination()) }, { isPresented.wrappedValue = false }))
        }
    }
}
