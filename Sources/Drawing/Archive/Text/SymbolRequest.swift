/// A system symbol to draw: its name, and what decides how it looks.
public struct SymbolRequest: Codable, Hashable, Sendable {
    public enum Scale: String, Codable, Sendable { case small, medium, large }
    public enum Rendering: String, Codable, Sendable { case monochrome, hierarchical, palette, multicolor }

    /// The name after variants (`fill`, `circle`, `slash`) were applied, as in `Image(systemName:)`.
    public var name: String
    public var font: FontDescriptor
    public var scale: Scale
    public var rendering: Rendering
    /// One paint for monochrome, up to three for palette.
    public var paints: [Paint]
    /// 0 to 1 for symbols that show a value.
    public var variableValue: Double?

    public init(
        name: String, font: FontDescriptor, scale: Scale = .medium, rendering: Rendering = .monochrome, paints: [Paint],
        variableValue: Double? = nil
    ) {
        self.name = name
        self.font = font
        self.scale = scale
        self.rendering = rendering
        self.paints = paints
        self.variableValue = variableValue
    }
}
