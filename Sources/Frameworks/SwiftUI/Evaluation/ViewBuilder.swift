/// Builds views from statements. Apple: SwiftUI/ViewBuilder. Fidelity: documented.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views in a row. Apple: SwiftUI/TupleView. Fidelity: documented.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never
    public var value: T
    private let views: [any View]

    public nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        var views: [any View] = []
        repeat views.append(each value)
        self.views = views
    }

    @MainActor public var body: Never { fatalError("TupleView has no body") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        for (place, view) in view.views.enumerated() { view.makeElements(context.child(place), into: &elements) }
    }
}

extension View {
    /// The elements of a view whose type is not known here.
    @MainActor func makeElements(_ context: _ViewContext, into elements: inout _ViewElements) {
        Self._makeElements(self, context, into: &elements)
    }
}

/// One of two views. Apple: SwiftUI/_ConditionalContent.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("conditional content has no body") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        switch view.storage {
        case .first(let content): TrueContent._makeElements(content, context.child(named: "true"), into: &elements)
        case .second(let content): FalseContent._makeElements(content, context.child(named: "false"), into: &elements)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("an optional has no body") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        if let view { Wrapped._makeElements(view, context.child(0), into: &elements) }
    }
}

/// Nothing at all: no element, no spacing (STK-096). Apple: SwiftUI/EmptyView. Fidelity: documented.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    public typealias Body = Never
    public nonisolated init() {}
    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {}
}

/// A view with its type put away. Apple: SwiftUI/AnyView. Fidelity: documented.
public nonisolated struct AnyView: _PrimitiveView {
    public typealias Body = Never
    private let view: any View

    public nonisolated init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        view.view.makeElements(context.child(named: type(of: view.view)), into: &elements)
    }
}
