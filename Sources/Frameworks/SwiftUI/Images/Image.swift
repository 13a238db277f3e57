import Archive
import Foundation
import Typesetting

/// A picture: a symbol, an asset, or data. Apple: SwiftUI/Image. Fidelity: documented; symbols are stand-ins.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String, variableValue: Double?)
        case asset(String)
        /// A picture file in memory with its pixels per point.
        case data(Data, scale: CGFloat)
        case empty
    }

    /// Where it was made, for messages.
    struct Place: Equatable, Sendable {
        var file: String
        var line: Int
    }

    var source: Source
    var place: Place?
    var isResizable = false
    var resizingMode: ResizingMode = .stretch
    var capInsets = EdgeInsets()
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation = .medium
    var symbolRendering: SymbolRenderingMode?

    /// Apple: SwiftUI/Image/ResizingMode.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// Apple: SwiftUI/Image/TemplateRenderingMode.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// Apple: SwiftUI/Image/Interpolation.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// Apple: SwiftUI/Image/Scale.
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

    init(_ source: Source, place: Place?) {
        self.source = source
        self.place = place
    }

    /// A symbol of the system, drawn as an openly licensed stand-in.
    public init(systemName: String, variableValue: Double? = nil, file: String = #filePath, line: Int = #line) {
        self.init(.symbol(systemName, variableValue: variableValue), place: Place(file: file, line: line))
    }

    /// A picture of the asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line) {
        self.init(.asset(name), place: Place(file: file, line: line))
    }
    public init(_ name: String, bundle: Bundle? = nil, label: Text, file: String = #filePath, line: Int = #line) {
        self.init(.asset(name), place: Place(file: file, line: line))
    }
    /// A picture that VoiceOver passes over.
    public init(decorative name: String, bundle: Bundle? = nil, file: String = #filePath, line: Int = #line) {
        self.init(.asset(name), place: Place(file: file, line: line))
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRendering = mode } }
}

/// How many colours a symbol has. Apple: SwiftUI/SymbolRenderingMode. Fidelity: guessed beyond monochrome.
public struct SymbolRenderingMode: Hashable, Sendable {
    let rendering: SymbolRequest.Rendering
    public static let monochrome = SymbolRenderingMode(rendering: .monochrome)
    public static let hierarchical = SymbolRenderingMode(rendering: .hierarchical)
    public static let palette = SymbolRenderingMode(rendering: .palette)
    public static let multicolor = SymbolRenderingMode(rendering: .multicolor)
}

/// A variant of a symbol. Apple: SwiftUI/SymbolVariants. Fidelity: documented.
public struct SymbolVariants: Hashable, Sendable {
    var parts: [String] = []
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants(parts: ["fill"])
    public static let circle = SymbolVariants(parts: ["circle"])
    public static let square = SymbolVariants(parts: ["square"])
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    public static let slash = SymbolVariants(parts: ["slash"])
    public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
    public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
    public var rectangle: SymbolVariants { SymbolVariants(parts: parts + ["rectangle"]) }
    public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }

    /// The name with the variants it lacks.
    func apply(to name: String) -> String {
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        return order.filter { parts.contains($0) }.reduce(name) { name, part in
            name.split(separator: ".").contains(Substring(part)) ? name : "\(name).\(part)"
        }
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolRenderingKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingKey.self] }
        set { self[SymbolRenderingKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0.parts += variant.parts }
    }
}
