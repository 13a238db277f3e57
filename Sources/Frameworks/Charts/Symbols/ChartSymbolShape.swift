import SwiftUI

/// A shape that points are drawn with. Apple: Charts/ChartSymbolShape. Fidelity: documented.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that looks as large as a circle filling it.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The symbols that Charts has. Apple: Charts/BasicChartSymbolShape. Fidelity: documented.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
    public typealias Body = Never
    enum Kind: Hashable, Sendable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    var lineWidth: CGFloat?

    public static var circle: BasicChartSymbolShape { Self(kind: .circle) }
    public static var square: BasicChartSymbolShape { Self(kind: .square) }
    public static var triangle: BasicChartSymbolShape { Self(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { Self(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { Self(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { Self(kind: .plus) }
    public static var cross: BasicChartSymbolShape { Self(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { Self(kind: .asterisk) }

    /// The outline instead of the area.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { Self(kind: kind, lineWidth: lineWidth) }

    public nonisolated func path(in rect: CGRect) -> Path {
        var path = outline(in: lineWidth.map { rect.insetBy(dx: $0 / 2, dy: $0 / 2) } ?? rect)
        if let lineWidth {
            // An outline with a hole: the way back runs inside.
            let inner = outline(in: rect.insetBy(dx: lineWidth, dy: lineWidth))
            path = outline(in: rect)
            path.addPath(Self.reversed(inner))
        }
        return path
    }

    private func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: return Self.polygon(corners: 3, in: rect)
        case .diamond: return Self.polygon(corners: 4, in: rect)
        case .pentagon: return Self.polygon(corners: 5, in: rect)
        case .plus: return Self.star(arms: 4, turned: 0, in: rect)
        case .cross: return Self.star(arms: 4, turned: .pi / 4, in: rect)
        case .asterisk: return Self.star(arms: 6, turned: 0, in: rect)
        }
    }

    private static func polygon(corners: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<corners).map { index in
                    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(corners) - .pi / 2
                    return CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
                })
            path.closeSubpath()
        }
    }

    private static func star(arms: Int, turned: CGFloat, in rect: CGRect) -> Path {
        Path { path in
            let half: CGFloat = 0.18
            for arm in 0..<arms {
                let angle = 2 * CGFloat.pi * CGFloat(arm) / CGFloat(arms) + turned - .pi / 2
                func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                    CGPoint(
                        x: rect.midX + (cos(angle) * along - sin(angle) * across) * rect.width / 2,
                        y: rect.midY + (sin(angle) * along + cos(angle) * across) * rect.height / 2)
                }
                path.addLines([point(0, half), point(1, half), point(1, -half), point(0, -half)])
                path.closeSubpath()
            }
        }
    }

    private static func reversed(_ path: Path) -> Path {
        var points: [CGPoint] = []
        // Curves are followed closely enough by their ends and middles at the size of a symbol.
        var last = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                last = point
            case .quadCurve(let point, _):
                points.append(point)
                last = point
            case .curve(let end, let first, let second):
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: a * last.x + b * first.x + c * second.x + d * end.x,
                            y: a * last.y + b * first.y + c * second.y + d * end.y))
                }
                last = end
            case .closeSubpath: break
            }
        }
        return Path { path in
            path.addLines(points.reversed())
            path.closeSubpath()
        }
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol of a type that is not told. Apple: Charts/AnyChartSymbolShape.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    public typealias Body = Never
    private let symbol: AnyChartSymbol
    public init<S: ChartSymbolShape>(_ symbol: S) { self.symbol = AnyChartSymbol(symbol) }
    public nonisolated func path(in rect: CGRect) -> Path { symbol.outline(rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

struct AnyChartSymbol: Sendable {
    let outline: @Sendable (CGRect) -> Path
    init<S: ChartSymbolShape>(_ symbol: S) { outline = { symbol.path(in: $0) } }
}
