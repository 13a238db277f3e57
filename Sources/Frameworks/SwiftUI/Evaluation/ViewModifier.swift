/// A change that can be put on any view. Apple: SwiftUI/ViewModifier. Fidelity: documented.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Adds the elements of the modified content to its container.
    static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements)
}

extension ViewModifier {
    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        var modifier = modifier
        let inner = context.entering(Self.self)
        DynamicProperties.install(in: &modifier, inner)
        Body._makeElements(modifier.body(content: _ViewModifier_Content(make: content)), inner, into: &elements)
    }

    /// Two modifiers, one after the other. Apple: SwiftUI/ViewModifier/concat(_:).
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier where Body == Never {
    @MainActor public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier; its body is never read") }
}

/// What a modifier's body stands around. Apple: SwiftUI/ViewModifier/Content.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let make: @MainActor (_ViewContext, inout _ViewElements) -> Void

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        view.make(context, &elements)
    }
}

/// A value with a modifier on it. Apple: SwiftUI/ModifiedContent. Fidelity: documented.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("ModifiedContent has no body") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let content = view.content
        Modifier._makeElements(
            view.modifier, context, content: { Content._makeElements(content, $0.child(0), into: &$1) }, into: &elements)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        let inner = modifier.content
        Modifier._makeElements(
            modifier.modifier, context,
            content: { Content._makeElements(inner, $0, content: content, into: &$1) }, into: &elements)
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
    /// Puts a modifier on the view. Apple: SwiftUI/View/modifier(_:).
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modifier that changes nothing. Apple: SwiftUI/EmptyModifier.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public static let identity = EmptyModifier()
    public nonisolated init() {}

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) { content(context, &elements) }
}
