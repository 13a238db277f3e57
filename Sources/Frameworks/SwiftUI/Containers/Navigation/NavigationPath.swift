import Foundation

/// The values that a stack's views stand for, whatever their types. Apple: SwiftUI/NavigationPath. Fidelity: documented, not encodable.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Takes away the last values, as many as there are.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// One step of a stack: a value that a destination is declared for, or a view that a link carries.
enum NavigationStep {
    case value(AnyHashable)
    case view(() -> AnyView)
}

/// What links tell the stack that they stand in.
struct NavigationActions {
    let push: @MainActor (NavigationStep) -> Void
}

private struct NavigationActionsKey: EnvironmentKey { static var defaultValue: NavigationActions? { nil } }

extension EnvironmentValues {
    var navigation: NavigationActions? {
        get { self[NavigationActionsKey.self] }
        set { self[NavigationActionsKey.self] = newValue }
    }
}
