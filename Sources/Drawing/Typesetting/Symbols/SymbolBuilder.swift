import Archive
import Foundation

/// Builds the layers of a recipe: outlines, knock-outs, moats, badges.
struct SymbolBuilder {
    /// 100 to 900.
    let weight: Int
    let fonts: IconFonts

    /// Line width of drawn outlines in em, which follows the weight as the system's does. Fidelity: guessed.
    private var line: Double { 0.075 * (1 + Double(weight - 400) / 1_000) }
    /// What bold weights add to a glyph that has one weight only.
    private var boldness: Double { max(Double(weight - 400), 0) / 300 * 0.035 }

    func layers(_ recipe: SymbolRecipe, level: Int = 0) -> [SymbolLayer]? {
        switch recipe {
        case .glyph(let glyph):
            guard let outline = fonts.outline(glyph, weight: weight) else { return nil }
            let pen: SymbolLayer.Pen = glyph.font == .materialSymbols || boldness == 0 ? .fill : .emboldened(boldness)
            return [SymbolLayer(outline: outline, operation: .ink(level: level), pen: pen)]
        case .text(let text):
            guard let outline = fonts.letters(text) else { return nil }
            return [SymbolLayer(outline: outline, operation: .ink(level: level), pen: .fill)]
        case .outline(let outline, let isFilled): return [self.outline(outline, isFilled, level)]
        case .enclosed(let inner, let outline, let isFilled): return enclosed(inner, outline, isFilled, level)
        case .slashed(let base): return layers(base, level: level).map { $0 + slash($0, level) }
        case .dotted(let base):
            guard let layers = layers(base, level: 1) else { return nil }
            let bounds = Self.bounds(layers)
            let center = CGPoint(x: bounds.maxX - 0.14, y: bounds.minY + 0.14)
            return layers + [
                SymbolLayer(outline: circle(center, 0.24), operation: .erase, pen: .fill),
                SymbolLayer(outline: circle(center, 0.17), operation: .ink(level: 0), pen: .fill),
            ]
        case .badged(let base, let badge): return badged(base, badge)
        case .inside(let inner, let vessel, let isFilled): return inside(inner, vessel, isFilled, level)
        case .battery(let charge): return battery(charge, level)
        case .chargingBattery: return chargingBattery(level)
        case .drawn(let symbol): return symbol.layers(line: line)
        case .placeholder: return placeholder()
        }
    }

    static func bounds(_ layers: [SymbolLayer]) -> CGRect {
        layers.reduce(CGRect.null) { bounds, layer in
            guard case .ink = layer.operation else { return bounds }
            let ink = layer.outline.bounds
            switch layer.pen {
            case .fill: return bounds.union(ink)
            case .stroke(let width), .dashed(let width, _, _), .emboldened(let width):
                return bounds.union(ink.insetBy(dx: -width / 2, dy: -width / 2))
            }
        }
    }

    private func circle(_ center: CGPoint, _ radius: Double) -> GlyphOutline {
        let k = 0.5523 * radius
        func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
        return GlyphOutline(elements: [
            .move(at(radius, 0)), .curve(at(0, radius), control1: at(radius, k), control2: at(k, radius)),
            .curve(at(-radius, 0), control1: at(-k, radius), control2: at(-radius, k)),
            .curve(at(0, -radius), control1: at(-radius, -k), control2: at(-k, -radius)),
            .curve(at(radius, 0), control1: at(k, -radius), control2: at(radius, -k)), .close,
        ])
    }

    private func rounded(_ rect: CGRect, _ radius: Double) -> GlyphOutline {
        let r = min(radius, rect.width / 2, rect.height / 2)
        let k = r * (1 - 0.5523)
        func corner(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ horizontalFirst: Bool) -> [PathElement] {
            let vertical = CGPoint(x: x, y: y + dy * r)
            let horizontal = CGPoint(x: x + dx * r, y: y)
            let (a, b) = (CGPoint(x: x, y: y + dy * k), CGPoint(x: x + dx * k, y: y))
            return horizontalFirst
                ? [.line(horizontal), .curve(vertical, control1: b, control2: a)]
                : [.line(vertical), .curve(horizontal, control1: a, control2: b)]
        }
        return GlyphOutline(
            elements: [.move(CGPoint(x: rect.minX + r, y: rect.minY))] + corner(rect.maxX, rect.minY, -1, 1, true)
                + corner(rect.maxX, rect.maxY, -1, -1, false) + corner(rect.minX, rect.maxY, 1, -1, true)
                + corner(rect.minX, rect.minY, 1, 1, false) + [.close])
    }

    private func polygon(_ points: [(Double, Double)]) -> GlyphOutline {
        let all = points.map { CGPoint(x: $0.0, y: $0.1) }
        return GlyphOutline(elements: [.move(all[0])] + all.dropFirst().map { .line($0) } + [.close])
    }

    private func path(_ outline: SymbolOutline, inset: Double) -> GlyphOutline {
        func box(_ width: Double, _ height: Double, _ radius: Double) -> GlyphOutline {
            rounded(
                CGRect(x: -width / 2 + inset, y: -height / 2 + inset, width: width - 2 * inset, height: height - 2 * inset),
                max(radius - inset, 0))
        }
        func regular(_ sides: Int, _ radius: Double, turned: Double) -> GlyphOutline {
            polygon(
                (0..<sides).map { index in
                    let angle = turned + Double(index) / Double(sides) * 2 * .pi
                    return ((radius - inset) * cos(angle), (radius - inset) * sin(angle))
                })
        }
        switch outline {
        case .circle, .dashedCircle, .dottedCircle: return circle(.zero, 0.5 - inset)
        case .square, .app, .dashedSquare, .dashedApp: return box(0.92, 0.92, 0.22)
        case .portrait: return box(0.8, 1.02, 0.18)
        case .viewfinder: return corners(0.46 - inset)
        case .rectangle: return box(1.22, 0.9, 0.2)
        case .capsule: return box(1.3, 0.72, 0.36)
        case .diamond: return regular(4, 0.58, turned: 0)
        case .triangle: return polygon([(0, -0.45 + inset), (0.52 - inset * 1.5, 0.45 - inset), (-0.52 + inset * 1.5, 0.45 - inset)])
        case .hexagon: return regular(6, 0.54, turned: .pi / 2)
        case .octagon: return regular(8, 0.54, turned: .pi / 8)
        case .seal:
            return polygon(
                (0..<24).map { index in
                    let radius = (index % 2 == 0 ? 0.54 : 0.48) - inset
                    let angle = Double(index) / 24 * 2 * .pi
                    return (radius * cos(angle), radius * sin(angle))
                })
        case .shield:
            let s = 1 - 2 * inset
            return GlyphOutline(elements: [
                .move(CGPoint(x: 0, y: -0.55 * s)), .line(CGPoint(x: 0.45 * s, y: -0.38 * s)), .line(CGPoint(x: 0.45 * s, y: 0)),
                .curve(CGPoint(x: 0, y: 0.57 * s), control1: CGPoint(x: 0.45 * s, y: 0.3 * s), control2: CGPoint(x: 0.22 * s, y: 0.48 * s)),
                .curve(
                    CGPoint(x: -0.45 * s, y: 0), control1: CGPoint(x: -0.22 * s, y: 0.48 * s), control2: CGPoint(x: -0.45 * s, y: 0.3 * s)),
                .line(CGPoint(x: -0.45 * s, y: -0.38 * s)), .close,
            ])
        }
    }

    /// The four corners of a finder, open between them.
    private func corners(_ reach: Double) -> GlyphOutline {
        let (radius, length) = (0.2, 0.3)
        return GlyphOutline(
            elements: [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)].flatMap { x, y -> [PathElement] in
                func at(_ a: Double, _ b: Double) -> CGPoint { CGPoint(x: x * a, y: y * b) }
                return [
                    .move(at(reach, reach - length)), .line(at(reach, reach - radius)),
                    .quad(at(reach - radius, reach), control: at(reach, reach)), .line(at(reach - length, reach)),
                ]
            })
    }

    private func outline(_ outline: SymbolOutline, _ isFilled: Bool, _ level: Int) -> SymbolLayer {
        let pen: SymbolLayer.Pen =
            switch outline {
            case .dottedCircle: .dashed(line * 1.1, on: 0.001, off: (1 - line) * .pi / 14 - 0.001)
            case .dashedCircle: .dashed(line, on: 0.16, off: (1 - line) * .pi / 10 - 0.16)
            case .dashedSquare, .dashedApp: .dashed(line, on: 0.14, off: 0.135)
            default: isFilled ? .fill : .stroke(line)
            }
        let isStroked = if case .fill = pen { false } else { true }
        return SymbolLayer(outline: path(outline, inset: isStroked ? line / 2 : 0), operation: .ink(level: level), pen: pen)
    }

    private func enclosed(_ inner: SymbolRecipe, _ outline: SymbolOutline, _ isFilled: Bool, _ level: Int) -> [SymbolLayer]? {
        guard let content = layers(inner) else { return nil }
        let bounds = Self.bounds(content)
        let room = outline == .triangle ? 0.4 : outline == .rectangle || outline == .capsule ? 0.52 : 0.56
        let factor = bounds.isNull ? 1 : min(room / max(bounds.width, 0.01), room / max(bounds.height, 0.01), 0.72)
        let shift = outline == .triangle ? 0.1 : 0
        let placed = content.map { layer in
            var layer = layer.moved(x: -bounds.midX, y: -bounds.midY).scaled(factor).moved(x: 0, y: shift)
            if case .stroke(let width) = layer.pen { layer.pen = .stroke(max(width, 0.05)) }
            if isFilled { layer.operation = .erase }
            return layer
        }
        // The outline is the quieter part where a symbol has two colours.
        return [self.outline(outline, isFilled, isFilled ? level : 1)] + placed
    }

    private func slash(_ layers: [SymbolLayer], _ level: Int) -> [SymbolLayer] {
        let bounds = Self.bounds(layers)
        let reach = max(bounds.width, bounds.height) / 2 * 0.92
        let stroke = GlyphOutline(elements: [.move(CGPoint(x: -reach, y: -reach)), .line(CGPoint(x: reach, y: reach))])
        return [
            SymbolLayer(outline: stroke.moved(x: 0.055, y: -0.055), operation: .erase, pen: .stroke(line * 1.5)),
            SymbolLayer(outline: stroke, operation: .ink(level: level), pen: .stroke(line)),
        ]
    }

    private func badged(_ base: SymbolRecipe, _ badge: SymbolRecipe) -> [SymbolLayer]? {
        guard let layers = layers(base, level: 1), let small = self.layers(badge) else { return nil }
        let bounds = Self.bounds(layers)
        let own = Self.bounds(small)
        let factor = min(0.56 / max(own.width, 0.01), 0.56 / max(own.height, 0.01))
        let center = CGPoint(x: bounds.maxX - 0.14, y: bounds.maxY - 0.16)
        return layers + [SymbolLayer(outline: circle(center, 0.34), operation: .erase, pen: .fill)]
            + small.map { $0.moved(x: -own.midX, y: -own.midY).scaled(factor).moved(x: center.x, y: center.y) }
    }

    private func inside(_ inner: SymbolRecipe, _ vessel: SymbolRecipe, _ isFilled: Bool, _ level: Int) -> [SymbolLayer]? {
        guard let outer = layers(vessel, level: isFilled ? level : 1), let content = layers(inner, level: level) else { return nil }
        let (room, own) = (Self.bounds(outer), Self.bounds(content))
        let factor = min(room.width * 0.42 / max(own.width, 0.01), room.height * 0.46 / max(own.height, 0.01))
        return outer
            + content.map { layer in
                var layer = layer.moved(x: -own.midX, y: -own.midY).scaled(factor).moved(x: room.midX, y: room.midY + room.height * 0.03)
                if isFilled { layer.operation = .erase }
                return layer
            }
    }

    private func chargingBattery(_ level: Int) -> [SymbolLayer]? {
        let bolt = IconGlyph(font: .cupertino, codePoint: 0xF598)
        guard let outline = fonts.outline(bolt, weight: weight) else { return nil }
        let placed = outline.scaled(0.667 / max(outline.bounds.height, 0.01)).moved(x: -0.06, y: 0)
        return battery(1, level) + [
            SymbolLayer(outline: placed, operation: .erase, pen: .emboldened(0.16)),
            SymbolLayer(outline: placed, operation: .ink(level: level), pen: .fill),
        ]
    }

    /// 1.45 by 0.67 em, the terminal included (SYM-026).
    private func battery(_ charge: Double, _ level: Int) -> [SymbolLayer] {
        let body = CGRect(x: -0.725, y: -0.333, width: 1.33, height: 0.667)
        var layers = [
            SymbolLayer(
                outline: rounded(body.insetBy(dx: line / 2, dy: line / 2), 0.18), operation: .ink(level: 1), pen: .stroke(line)),
            SymbolLayer(
                outline: rounded(CGRect(x: 0.645, y: -0.11, width: 0.08, height: 0.22), 0.04), operation: .ink(level: 1), pen: .fill),
        ]
        let inner = body.insetBy(dx: 0.13, dy: 0.13)
        let width = inner.width * min(max(charge, 0), 1)
        if width > 0 {
            layers.append(
                SymbolLayer(
                    outline: rounded(CGRect(x: inner.minX, y: inner.minY, width: width, height: inner.height), 0.07),
                    operation: .ink(level: level), pen: .fill))
        }
        return layers
    }

    private func placeholder() -> [SymbolLayer] {
        var layers = [
            SymbolLayer(
                outline: rounded(CGRect(x: -0.46, y: -0.46, width: 0.92, height: 0.92), 0.2), operation: .ink(level: 0),
                pen: .dashed(0.07, on: 0.16, off: 0.13))
        ]
        if let mark = fonts.letters("?") {
            layers.append(SymbolLayer(outline: mark.scaled(0.75), operation: .ink(level: 0), pen: .fill))
        }
        return layers
    }
}
