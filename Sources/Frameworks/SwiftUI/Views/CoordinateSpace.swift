import Foundation

/// A system of coordinates with its origin at a view's top left. Apple: SwiftUI/CoordinateSpace. Fidelity: documented.
public enum CoordinateSpace: Hashable {
    /// That of the presentation or window.
    case global
    /// That of the view itself.
    case local
    /// That of an enclosing view with this name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A system of coordinates by its type. Apple: SwiftUI/CoordinateSpaceProtocol.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// Apple: SwiftUI/GlobalCoordinateSpace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// Apple: SwiftUI/LocalCoordinateSpace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// Apple: SwiftUI/NamedCoordinateSpace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

/// Where a named coordinate space begins: its node is known once the tree stands.
final class CoordinateSpaceOrigin {
    weak var node: ViewNode?
}

private struct CoordinateSpacesKey: EnvironmentKey { static var defaultValue: [AnyHashable: CoordinateSpaceOrigin] { [:] } }

extension EnvironmentValues {
    var coordinateSpaces: [AnyHashable: CoordinateSpaceOrigin] {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
    }
}

/// Makes a view's coordinates known to the views inside it.
public nonisolated struct _CoordinateSpaceModifier: ViewModifier {
    public typealias Body = Never
    let name: AnyHashable

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        let origin = CoordinateSpaceOrigin()
        var spaces = context.environment.coordinateSpaces
        spaces[modifier.name] = origin
        var inner = _ViewElements()
        content(context.with(\.coordinateSpaces, spaces), &inner)
        for element in inner.nodes {
            let node = context.node(PassThroughLayout(), children: [element], traits: element.traits)
            if origin.node == nil { origin.node = node }
            elements.append(node)
        }
    }
}

extension View {
    /// Names the view's coordinates. Apple: SwiftUI/View/coordinateSpace(_:).
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
    @available(*, deprecated, message: "use coordinateSpace(_:) instead")
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
