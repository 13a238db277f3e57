import Foundation

/// Which view has the keyboard. Apple: SwiftUI/FocusState. Fidelity: documented.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.value = newValue }
    }

    public var projectedValue: Binding { Binding(box: box ?? StateBox(initial), none: initial) }

    /// A way to read and write where the focus is. Apple: SwiftUI/FocusState/Binding.
    @propertyWrapper
    public struct Binding {
        let box: StateBox<Value>
        /// What the state is when no view has the focus.
        let none: Value

        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: Binding { self }
    }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        let storage = context.storage
        box = storage.box(context.identity, field) { StateBox(initial, onChange: storage.onChange) }
    }
}

/// Whether a text field has the focus, and how it gets and loses it.
struct FocusTarget {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void
}

private struct FocusTargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

extension EnvironmentValues {
    /// The focus state that controls inside report to.
    var focusTarget: FocusTarget? {
        get { self[FocusTargetKey.self] }
        set { self[FocusTargetKey.self] = newValue }
    }
}

extension View {
    /// Ties the view's focus to a state's value. Apple: SwiftUI/View/focused(_:equals:).
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment(
            \.focusTarget,
            FocusTarget(
                isFocused: { binding.wrappedValue == value }, setFocused: { binding.wrappedValue = $0 ? value : binding.none }))
    }

    /// Ties the view's focus to a state. Apple: SwiftUI/View/focused(_:).
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}
