import Foundation

extension View {
    /// Sets a value of the surroundings. Apple: SwiftUI/View/environment(_:_:).
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the surroundings. Apple: SwiftUI/View/environment(_:).
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { if let object { $0.setObject(object, for: T.self) } })
    }

    /// Puts an observable object into the surroundings. Apple: SwiftUI/View/environmentObject(_:).
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0.setObject(object, for: T.self) })
    }

    /// Changes a value of the surroundings. Apple: SwiftUI/View/transformEnvironment(_:transform:).
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Whether controls inside react. Apple: SwiftUI/View/disabled(_:).
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }

    /// Draws the view and what it presents light or dark. Apple: SwiftUI/View/preferredColorScheme(_:).
    public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        modifier(_EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
    }

    /// Apple: SwiftUI/View/colorScheme(_:).
    public nonisolated func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
