import Foundation

/// A line one pixel thick across a stack. Apple: SwiftUI/Divider. Fidelity: measured (SHP-001 to SHP-004).
public nonisolated struct Divider: _PrimitiveView, Sendable {
    public typealias Body = Never
    public nonisolated init() {}

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let environment = context.environment
        let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
        let isVertical = context.stackAxis == .horizontal
        let line = Rectangle().fill(Color(provider: .separator)).frame(
            width: isVertical ? thickness : nil, height: isVertical ? nil : thickness)
        elements.append(context.child(0).element(of: line))
    }
}
