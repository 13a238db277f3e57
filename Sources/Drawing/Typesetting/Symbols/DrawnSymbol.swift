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

    /// Seen from the side and a little from above: a wide dish with its rim, and a long handle to the right.
    private func pan(_ line: Double, isFilled: Bool) -> [SymbolLayer] {
        let center = -0.2
        let rim = ellipse(center, -0.04, 0.44, 0.15)
        let dish: [PathElement] = [
            .move(CGPoint(x: center - 0.44, y: -0.04)),
            .curve(
                CGPoint(x: center - 0.2, y: 0.3), control1: CGPoint(x: center - 0.42, y: 0.16), control2: CGPoint(x: center - 0.36, y: 0.3)),
            .line(CGPoint(x: center + 0.2, y: 0.3)),
            .curve(
                CGPoint(x: center + 0.44, y: -0.04), control1: CGPoint(x: center + 0.36, y: 0.3),
                control2: CGPoint(x: center + 0.42, y: 0.16)),
            .curve(
                CGPoint(x: center - 0.44, y: -0.04), control1: CGPoint(x: center + 0.36, y: -0.25),
                control2: CGPoint(x: center - 0.36, y: -0.25)), .close,
        ]
        let handle = lines([(center + 0.42, 0.0), (0.72, -0.2)])
        return isFilled
            ? [
                ink(handle, .stroke(0.13)), ink(dish, .fill), erase(rim, .fill),
                ink(ellipse(center, -0.02, 0.34, 0.085), .fill, level: 1),
            ]
            : [
                ink(handle, .stroke(0.12)), erase(dish, .emboldened(line)), ink(dish, .stroke(line)),
                ink(rim, .stroke(line * 0.8)),
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
