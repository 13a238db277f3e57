import SwiftUI

/// One mark with everything that modifiers said about it. What is nil follows the chart's defaults; the innermost modifier wins.
struct Mark {
    enum Kind: Hashable { case line, area, bar, point, rule, rectangle, sector }

    struct Shadow {
        var color: Color
        var radius: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    enum Symbol {
        case shape(AnyChartSymbol)
        case view(@MainActor () -> AnyView)
    }

    var kind: Kind
    var x: Channel?
    var xEnd: Channel?
    var y: Channel?
    var yEnd: Channel?
    var series: Channel?
    var stacking = MarkStackingMethod.standard
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// In points.
    var angularInset: CGFloat = 0

    var style: AnyShapeStyle?
    var colorKey: Channel?
    var dashKey: Channel?
    var symbolKey: Channel?
    var sizeKey: Channel?
    var positionKey: Channel?
    var opacity = 1.0
    var lineStyle: StrokeStyle?
    var interpolation: InterpolationMethod?
    var symbol: Symbol?
    var symbolSize: CGSize?
    var cornerRadius: CGFloat?
    var offset = CGSize.zero
    var zIndex = 0.0
    var alignsWithPlotArea = false
    var shadow: Shadow?
    var blur: CGFloat = 0
    var annotations: [Annotation] = []

    init(_ kind: Kind) { self.kind = kind }

    /// Marks with the same key make one line or area, or one layer of a stack.
    var group: [Channel?] { [series, colorKey, dashKey, symbolKey] }
}

/// How marks at one place share it. Apple: Charts/MarkStackingMethod. Fidelity: documented.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
    let kind: Kind
    public static let standard = MarkStackingMethod(kind: .standard)
    public static let normalized = MarkStackingMethod(kind: .normalized)
    public static let center = MarkStackingMethod(kind: .center)
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// A side of a mark. Apple: Charts/MarkDimension. Fidelity: documented.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable { case automatic, inset(CGFloat), fixed(CGFloat), ratio(CGFloat) }
    let kind: Kind
    public static let automatic = MarkDimension(kind: .automatic)
    /// Less on each side, in points.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
    /// In points.
    public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(length)) }
    /// A part of the room that there is.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

    init(kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

    /// - Parameter automatic: The part that is taken where nothing was said.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: return room * automatic
        case .inset(let inset): return max(room - 2 * inset, 0)
        case .fixed(let length): return length
        case .ratio(let ratio): return room * ratio
        }
    }
}

/// How a line goes from point to point. Apple: Charts/InterpolationMethod. Fidelity: documented.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case linear, catmullRom(CGFloat), cardinal(CGFloat), monotone, stepStart, stepCenter, stepEnd }
    let kind: Kind
    public static let linear = InterpolationMethod(kind: .linear)
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
    public static let cardinal = InterpolationMethod(kind: .cardinal(0))
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
}
