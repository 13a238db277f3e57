import Archive
import Foundation

/// The page that is seen, with the bar above it and items below.
nonisolated struct NavigationScreen: View {
    let page: NavigationPage
    let previousTitle: Text?
    let isRoot: Bool

    @MainActor var body: some View {
        VStack(spacing: 0) {
            if !page.contents.isBarHidden {
                NavigationBar(page: page, previousTitle: previousTitle, isRoot: isRoot).zIndex(1)
            }
            NodeView(node: page.node).frame(maxWidth: .infinity, maxHeight: .infinity)
            let items = page.contents.items.filter { $0.placement.place == .bottom }
            if !items.isEmpty {
                HStack { ForEach(items.indices, id: \.self) { NodeView(node: items[$0].node.node) } }
                    .padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 49)
                    .background(Material.bar, in: Rectangle())
            }
        }
    }
}

/// Back button, title and items, and the large title below them.
nonisolated struct NavigationBar: View {
    let page: NavigationPage
    let previousTitle: Text?
    let isRoot: Bool
    @Environment(\.systemVersion) private var version

    /// Which parts the bar has.
    struct Measures: Equatable {
        let hasRow: Bool
        let isLarge: Bool

        static let large = Measures(hasRow: false, isLarge: true)

        private init(hasRow: Bool, isLarge: Bool) {
            self.hasRow = hasRow
            self.isLarge = isLarge
        }

        init(_ contents: NavigationContents, isRoot: Bool) {
            isLarge = !contents.isBarHidden && contents.title != nil && contents.displayMode != .inline
            hasRow = !contents.isBarHidden && (!isRoot || !isLarge || !contents.items.isEmpty)
        }

        /// The safe area below the bar.
        func extending(_ environment: EnvironmentValues) -> EdgeInsets {
            var insets = environment.safeAreaInsets
            insets.top += (hasRow ? (environment.systemVersion.major >= 26 ? 54 : 44) : 0) + (isLarge ? 52 : 0)
            return insets
        }
    }

    private var measures: Measures { Measures(page.contents, isRoot: isRoot) }
    private var isLarge: Bool { measures.isLarge }
    private var hasRow: Bool { measures.hasRow }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if hasRow { row.frame(height: version.major >= 26 ? 54 : 44) }
            if isLarge {
                page.contents.title?.font(.largeTitle.bold()).lineLimit(1)
                    .padding(.horizontal, version.major >= 26 ? 16 : 20).frame(height: 52)
                    .accessibilityIdentifier("navigation.title")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private var row: some View {
        ZStack {
            HStack(spacing: 16) {
                if !isRoot, !page.contents.isBackButtonHidden, let dismiss = page.dismiss { back(dismiss) }
                items(.leading)
                Spacer()
                items(.trailing)
            }
            HStack {
                items(.center)
                if !isLarge, !page.contents.items.contains(where: { $0.placement.place == .center }) {
                    page.contents.title?.font(.headline).lineLimit(1).accessibilityIdentifier("navigation.title")
                }
            }
        }
        .padding(.horizontal, 16)
    }

    @MainActor private func back(_ dismiss: @escaping () -> Void) -> some View {
        HStack(spacing: 6) {
            Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
            if version.major < 26 { previousTitle ?? Text(verbatim: "Back") }
        }
        .foregroundStyle(version.major >= 26 ? AnyShapeStyle(Color.primary) : AnyShapeStyle(TintShapeStyle()))
        .touchable(.closure { dismiss() })
        .accessibilityIdentifier("navigation.back")
    }

    @MainActor private func items(_ place: ToolbarItemPlacement.Place) -> some View {
        let items = page.contents.items.filter { $0.placement.place == place }
        return ForEach(items.indices, id: \.self) { NodeView(node: items[$0].node.node) }
    }
}
