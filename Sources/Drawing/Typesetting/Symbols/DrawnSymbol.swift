import Archive
import Foundation

/// Symbols that no icon set has in a form near enough, drawn by this project.
enum DrawnSymbol: String, CaseIterable, Hashable, Sendable {
    case fryingPan = "frying.pan"
    case fryingPanFill = "frying.pan.fill"
    case medal = "medal"
    case medalFill = "medal.fill"
    case takeoutBag = "takeoutbag.and.cup.and.straw"
    case takeoutBagFill = "takeoutbag.and.cup.and.straw.fill"

    func layers(line: Double) -> [SymbolLayer] {
        switch self {
        case .fryingPan: return pan(line, isFilled: false)
        case .fryingPanFill: return pan(line, isFilled: true)
        case .medal: return medal(line, isFilled: false)
        case .medalFill: return medal(line, isFilled: true)
        case .takeoutBag: return bag(line, isFilled: false)
        case .takeoutBagFill: return bag(line, isFilled: true)
        }
    }

    private func ink(_ elements: [PathElement], _ pen: SymbolLayer.Pen, level: Int = 0) -> SymbolLayer {
        SymbolLayer(outline: GlyphOutline(elements: elements), operation: .ink(level: level), pen: pen)
    }

    private func erase(_ elements: [PathElement], _ pen: SymbolLayer.Pen) -> SymbolLayer {
        SymbolLayer(outline: GlyphOutline(elements: elements), operation: .erase, pen: pen)
    }

    private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> [PathElement] {
        let k = 0.5523
        func at(_ a: Double, _ b: Double) -> CGPoint { CGPoint(x: x + a * rx, y: y + b * ry) }
        return [
            .move(at(1, 0)), .curve(at(0, 1), control1: at(1, k), control2: at(k, 1)),
            .curve(at(-1, 0), control1: at(-k, 1), control2: at(-1, k)), .curve(at(0, -1), control1: at(-1, -k), control2: at(-k, -1)),
            .curve(at(1, 0), control1: at(k, -1), control2: at(1, -k)), .close,
        ]
    }

    private func lines(_ points: [(Double, Double)], close: Bool = false) -> [PathElement] {
        let all = points.map { CGPoint(x: $0.0, y: $0.1) }
        return [.move(all[0])] + all.dropFirst().map { .line($0) } + (close ? [.close] : [])
    }

    /// Seen from above with an egg in it, the handle to the lower left.
    private func pan(_ line: Double, isFilled: Bool) -> [SymbolLayer] {
        let handle = ink(lines([(-0.14, 0.2), (-0.5, 0.48)]), .stroke(0.19))
        let dish = ellipse(0.16, -0.08, 0.46, 0.46)
        let white: [PathElement] = [
            .move(CGPoint(x: -0.1, y: -0.12)),
            .curve(CGPoint(x: 0.16, y: -0.36), control1: CGPoint(x: -0.12, y: -0.3), control2: CGPoint(x: 0.02, y: -0.38)),
            .curve(CGPoint(x: 0.42, y: -0.12), control1: CGPoint(x: 0.32, y: -0.34), control2: CGPoint(x: 0.44, y: -0.28)),
            .curve(CGPoint(x: 0.26, y: 0.14), control1: CGPoint(x: 0.42, y: 0.02), control2: CGPoint(x: 0.4, y: 0.12)),
            .curve(CGPoint(x: 0.02, y: 0.1), control1: CGPoint(x: 0.16, y: 0.16), control2: CGPoint(x: 0.12, y: 0.2)),
            .curve(CGPoint(x: -0.1, y: -0.12), control1: CGPoint(x: -0.06, y: 0.04), control2: CGPoint(x: -0.1, y: 0)), .close,
        ]
        let yolk = ellipse(0.14, -0.12, 0.11, 0.11)
        return isFilled
            ? [handle, ink(dish, .fill), erase(white, .fill), ink(yolk, .fill)]
            : [
                handle, erase(dish, .fill), ink(ellipse(0.16, -0.08, 0.46 - line / 2, 0.46 - line / 2), .stroke(line)),
                ink(white, .stroke(line * 0.8), level: 1), ink(yolk, .fill),
            ]
    }

    private func medal(_ line: Double, isFilled: Bool) -> [SymbolLayer] {
        let left = lines([(-0.42, -0.55), (-0.16, -0.55), (0.04, -0.1), (-0.18, -0.02)], close: true)
        let right = lines([(0.42, -0.55), (0.16, -0.55), (-0.04, -0.1), (0.18, -0.02)], close: true)
        let disc = ellipse(0, 0.24, 0.33, 0.33)
        let star = (0..<10).map { index -> (Double, Double) in
            let radius = index % 2 == 0 ? 0.2 : 0.085
            let angle = -Double.pi / 2 + Double(index) * .pi / 5
            return (radius * cos(angle), 0.24 + radius * sin(angle))
        }
        return isFilled
            ? [
                ink(left, .fill, level: 1), ink(right, .fill, level: 1), erase(ellipse(0, 0.24, 0.39, 0.39), .fill), ink(disc, .fill),
                erase(lines(star, close: true), .fill),
            ]
            : [
                ink(left, .stroke(line * 0.9), level: 1), ink(right, .stroke(line * 0.9), level: 1),
                erase(ellipse(0, 0.24, 0.36, 0.36), .fill), ink(ellipse(0, 0.24, 0.33 - line / 2, 0.33 - line / 2), .stroke(line)),
                ink(lines(star, close: true), .fill),
            ]
    }

    /// A bag with a fold, and a cup with a straw before it.
    private func bag(_ line: Double, isFilled: Bool) -> [SymbolLayer] {
        let bag = lines([(-0.5, -0.38), (0.16, -0.38), (0.16, 0.5), (-0.5, 0.5)], close: true)
        let fold = lines([(-0.5, -0.2), (0.16, -0.2)])
        let cup = lines([(0.06, 0.02), (0.56, 0.02), (0.49, 0.52), (0.13, 0.52)], close: true)
        let straw = lines([(0.32, 0.0), (0.38, -0.3), (0.5, -0.36)])
        let moat = SymbolLayer.Pen.emboldened(0.16)
        return isFilled
            ? [
                ink(bag, .emboldened(0.06)), erase(fold, .stroke(line * 0.8)), erase(cup, moat), erase(straw, .stroke(line * 2.2)),
                ink(cup, .emboldened(0.04), level: 1), ink(straw, .stroke(line), level: 1),
            ]
            : [
                ink(bag, .stroke(line)), ink(fold, .stroke(line * 0.8)), erase(cup, moat), erase(straw, .stroke(line * 2.2)),
                ink(cup, .stroke(line), level: 1), ink(straw, .stroke(line), level: 1),
            ]
    }
}
