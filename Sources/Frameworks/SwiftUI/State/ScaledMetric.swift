import Foundation

/// A number that grows with the text size. Apple: SwiftUI/ScaledMetric. Fidelity: scaled as the text style's size is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    private var scaled: Value?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { scaled ?? base }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        let environment = context.environment
        let ratio = TextStyleTable.entry(textStyle, environment.dynamicTypeSize).size / TextStyleTable.entry(textStyle, .large).size
        let scale = environment.displayScale
        scaled = Value((CGFloat(base) * ratio * scale).rounded() / scale)
    }
}
