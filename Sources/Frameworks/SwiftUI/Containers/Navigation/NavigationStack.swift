import Foundation

/// Views of which the last one is seen, under a bar. Apple: SwiftUI/NavigationStack. Fidelity: documented; the bar's measures are guessed.
public struct NavigationStack<Data, Root: View> {
    let path: NavigationPathAccess?
    let root: Root
}

/// How a stack reads and changes a path of any type.
struct NavigationPathAccess {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
}

extension NavigationStack: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("NavigationStack makes its views itself") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let steps = context.storage.box(context.identity.child(named: "steps"), 0) {
            StateBox([NavigationStep](), onChange: context.storage.onChange)
        }
        let pages = NavigationPages(context: context, path: view.path, steps: steps).evaluate(AnyView(view.root))
        guard let last = pages.last else { return }
        let screen = NavigationScreen(
            page: last, previousTitle: pages.dropLast().last?.contents.title, isRoot: pages.count == 1)
        let node = context.child(named: "screen").element(of: screen)
        // What the pages say is for this stack alone.
        node.preferences[ObjectIdentifier(NavigationContents.self)] = NavigationContents()
        elements.append(node)
    }
}

extension NavigationStack where Data == NavigationPath {
    public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            path: NavigationPathAccess(
                values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
                removeLast: { path.wrappedValue.removeLast() }), root: root())
    }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            path: NavigationPathAccess(
                values: { path.wrappedValue.map { AnyHashable($0) } },
                append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
                removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }), root: root())
    }
}

/// One view of a stack, evaluated.
struct NavigationPage {
    let node: ViewNode
    let contents: NavigationContents
    /// Goes back to the page before.
    let dismiss: (() -> Void)?
}

/// Evaluates the views of a stack from the root to the one that is seen.
struct NavigationPages {
    let context: _ViewContext
    let path: NavigationPathAccess?
    let steps: StateBox<[NavigationStep]>

    @MainActor func evaluate(_ root: AnyView) -> [NavigationPage] {
        var pages: [NavigationPage] = []
        add(root, nil, to: &pages)
        let removeStep = { [steps] in if !steps.value.isEmpty { steps.value.removeLast() } }
        for value in path?.values() ?? [] {
            if let view = destination(for: value, pages) { add(view, path?.removeLast, to: &pages) }
        }
        for step in steps.value {
            switch step {
            case .value(let value): if let view = destination(for: value, pages) { add(view, removeStep, to: &pages) }
            case .view(let make): add(make(), removeStep, to: &pages)
            }
        }
        return pages
    }

    private func destination(for value: AnyHashable, _ pages: [NavigationPage]) -> AnyView? {
        pages.reversed().lazy.flatMap(\.contents.destinations).compactMap { $0.make(value) }.first
    }

    @MainActor private func add(_ view: AnyView, _ dismiss: (() -> Void)?, to pages: inout [NavigationPage]) {
        var inner = context.child(named: "page\(pages.count)")
        inner.stackAxis = nil
        inner.environment.navigation = NavigationActions { [path, steps] step in
            if case .value(let value) = step, let path { path.append(value) } else { steps.value.append(step) }
        }
        if let dismiss {
            inner.environment.dismiss = DismissAction { dismiss() }
            inner.environment.isPresented = true
        }
        // What lies above the page depends on what the page says: it is evaluated again when that changes.
        let isRoot = pages.isEmpty
        let above = inner.storage.box(inner.identity.child(named: "bar"), 0) { StateBox(NavigationBar.Measures.large) }
        func evaluate() -> (ViewNode, NavigationContents) {
            let page = inner.with(\.safeAreaInsets, above.value.extending(context.environment))
            let node = page.element(of: view)
            return (node, node.preference(NavigationContents.self) ?? NavigationContents())
        }
        var (node, contents) = evaluate()
        let measures = NavigationBar.Measures(contents, isRoot: isRoot)
        if measures != above.value {
            above.value = measures
            (node, contents) = evaluate()
        }
        pages.append(NavigationPage(node: node, contents: contents, dismiss: dismiss))
        for presented in contents.presented { add(presented.view(), presented.dismiss, to: &pages) }
    }
}
