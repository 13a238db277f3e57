/// A part of the user interface, described by a value.
///
/// Apple: SwiftUI/View. Fidelity: documented.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the elements that the view consists of to its container.
    ///
    /// Views that SwiftUI itself declares implement it; every other view is replaced by its body.
    static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements)
}

extension View {
    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        var view = view
        let inner = context.entering(Self.self)
        DynamicProperties.install(in: &view, inner)
        Body._makeElements(view.body, inner, into: &elements)
    }
}

extension Never: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("Never has no body") }
    @MainActor public static func _makeElements(_ view: Never, _ context: _ViewContext, into elements: inout _ViewElements) {}
}

/// A view that SwiftUI itself declares: it makes its elements instead of having a body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    @MainActor public var body: Never { fatalError("\(Self.self) is a primitive view; its body is never read") }
}
