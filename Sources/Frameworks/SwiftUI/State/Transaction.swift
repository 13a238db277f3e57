/// What goes along with a change of state. Apple: SwiftUI/Transaction. Fidelity: kept, and read by nothing that stands still.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes with a transaction. Apple: SwiftUI/withTransaction(_:_:).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

extension Binding {
    /// The binding with a transaction for its changes. Apple: SwiftUI/Binding/transaction(_:).
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
    /// The binding with an animation for its changes. Apple: SwiftUI/Binding/animation(_:).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
    /// Accepted: a still picture shows the end of every change. Apple: SwiftUI/View/transaction(_:).
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
