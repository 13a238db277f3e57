import SwiftUI

/// Where marks stand in a plot of some size.
struct MarkGeometry {
    let marks: [Mark]
    let x: AxisScale
    let y: AxisScale
    let stacks: StackedValues
    let styles: MarkStyles

    private var size: CGSize { CGSize(width: x.length, height: y.length) }

    /// Everything that is drawn, from the back to the front.
    var drawn: [DrawnMark] {
        var drawn: [(zIndex: Double, mark: DrawnMark)] = []
        var seen: Set<Group> = []
        for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .line, .area:
                let group = Group(kind: mark.kind, keys: mark.group)
                guard seen.insert(group).inserted else { continue }
                let members = marks.indices.filter { marks[$0].kind == mark.kind && marks[$0].group == mark.group }
                for part in mark.kind == .line ? line(members) : area(members) { drawn.append((mark.zIndex, part)) }
            case .bar: if let bar = bar(index) { drawn.append((mark.zIndex, bar)) }
            case .point: if let point = point(mark) { drawn.append((mark.zIndex, point)) }
            case .rule: if let rule = rule(mark) { drawn.append((mark.zIndex, rule)) }
            case .rectangle: if let rectangle = rectangle(mark) { drawn.append((mark.zIndex, rectangle)) }
            case .sector: if let sector = sector(index) { drawn.append((mark.zIndex, sector)) }
            }
        }
        // The order of equal ones is kept.
        return drawn.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element.mark)
    }

    private struct Group: Hashable {
        var kind: Mark.Kind
        var keys: [Channel?]
    }

    private func place(_ mark: Mark) -> CGPoint? {
        let horizontal = mark.x.map { x.position($0.center) } ?? x.position(fraction: 0.5)
        let vertical = mark.y.map { y.position($0.center) } ?? y.position(fraction: 0.5)
        guard let horizontal, let vertical else { return nil }
        return CGPoint(x: horizontal + mark.offset.width, y: vertical + mark.offset.height)
    }

    private func box(around point: CGPoint) -> CGRect { CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -3.5, dy: -3.5) }

    // MARK: Lines and areas

    private func line(_ indices: [Int]) -> [DrawnMark] {
        let points = indices.compactMap { index in place(marks[index]).map { (marks[index], $0) } }
        guard let first = points.first?.0 else { return [] }
        var path = Path()
        LineInterpolation.add(points.map(\.1), first.interpolation ?? .linear, to: &path)
        let style = styles.lineStyle(of: first, width: 2)
        var line = DrawnMark(form: .stroke(path, style), bounds: path.boundingRect, style: styles.style(of: first), mark: first)
        line.annotations = points.flatMap { mark, point in mark.annotations.map { ($0, box(around: point)) } }
        // A line with symbols has one at each of its points.
        let symbols = points.compactMap { mark, point in
            styles.symbol(of: mark).map { symbol($0, mark, at: point) }
        }
        return [line] + symbols
    }

    private func area(_ indices: [Int]) -> [DrawnMark] {
        guard let first = indices.first.map({ marks[$0] }) else { return [] }
        let isVertical = first.isVertical
        let (along, across) = isVertical ? (x, y) : (y, x)
        var tops: [CGPoint] = []
        var bottoms: [CGPoint] = []
        var targets: [(annotation: Annotation, target: CGRect)] = []
        for index in indices {
            let mark = marks[index]
            guard let channel = isVertical ? mark.x : mark.y, let span = stacks.spans[index], let place = along.position(channel.center),
                let start = across.position(scalar: span.start), let end = across.position(scalar: span.end)
            else { continue }
            // Without a span of its own an area begins at the base, which may lie outside of zero.
            let base = mark.yEnd == nil && mark.xEnd == nil && span.start == 0 ? across.base : start
            tops.append(isVertical ? CGPoint(x: place, y: end) : CGPoint(x: end, y: place))
            bottoms.append(isVertical ? CGPoint(x: place, y: base) : CGPoint(x: base, y: place))
            targets += mark.annotations.compactMap { annotation in tops.last.map { (annotation, box(around: $0)) } }
        }
        guard !tops.isEmpty else { return [] }
        var path = Path()
        let method = first.interpolation ?? .linear
        LineInterpolation.add(tops, method, to: &path)
        LineInterpolation.add(bottoms.reversed(), method, to: &path, continues: true)
        path.closeSubpath()
        return [
            DrawnMark(form: .fill(path), bounds: path.boundingRect, style: styles.style(of: first), mark: first, annotations: targets)
        ]
    }

    // MARK: Bars and rectangles

    /// The room of a value on an axis that bars stand along: its band, its unit, or the distance to the next bar.
    private func room(_ channel: Channel, _ scale: AxisScale, _ values: [_DataValue]) -> (start: CGFloat, end: CGFloat)? {
        if let interval = channel.interval, let start = scale.position(scalar: interval.lowerBound),
            let end = scale.position(scalar: interval.upperBound)
        {
            return (min(start, end), max(start, end))
        }
        guard let place = scale.position(channel.value) else { return nil }
        let width: CGFloat
        if let band = scale.bandwidth {
            width = band
        } else {
            let places = Set(values.compactMap(scale.position)).sorted()
            let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
            // One bar alone is as wide as one of ten.
            width = gaps.min() ?? scale.length / 10
        }
        return (place - width / 2, place + width / 2)
    }

    private func bar(_ index: Int) -> DrawnMark? {
        let mark = marks[index]
        let isVertical = mark.isVertical
        let (along, across) = isVertical ? (x, y) : (y, x)
        let extent: (CGFloat, CGFloat)
        if let span = stacks.spans[index] {
            guard let start = across.position(scalar: span.start), let end = across.position(scalar: span.end) else { return nil }
            extent = (span.start == 0 && mark.yEnd == nil && mark.xEnd == nil ? across.base : start, end)
        } else if let start = (isVertical ? mark.y : mark.x), let end = isVertical ? mark.yEnd : mark.xEnd,
            let first = across.position(start.value), let last = across.position(end.value)
        {
            extent = (first, last)
        } else if let unit = (isVertical ? mark.y : mark.x), let room = room(unit, across, values { isVertical ? $0.y : $0.x }) {
            extent = (room.start, room.end)
        } else {
            return nil
        }
        var room = (start: CGFloat(0), end: along.length)
        if let channel = isVertical ? mark.x : mark.y {
            guard let found = self.room(channel, along, values { isVertical ? $0.x : $0.y }) else { return nil }
            room = found
        }
        var thickness = room.end - room.start
        var middle = (room.start + room.end) / 2
        let dimension = isVertical ? mark.width : mark.height
        // Four fifths of the room; guessed.
        let inner = dimension.length(in: thickness, automatic: 0.8)
        if let key = mark.positionKey?.value, let place = styles.positionKeys.firstIndex(of: key) {
            thickness = inner / CGFloat(styles.positionKeys.count)
            middle += (CGFloat(place) + 0.5) * thickness - inner / 2
        } else {
            thickness = inner
        }
        let (low, high) = (min(extent.0, extent.1), max(extent.0, extent.1))
        let frame =
            isVertical
            ? CGRect(x: middle - thickness / 2, y: low, width: thickness, height: high - low)
            : CGRect(x: low, y: middle - thickness / 2, width: high - low, height: thickness)
        return filled(frame, mark, cornerRadius: mark.cornerRadius ?? 2)
    }

    private func values(_ channel: (Mark) -> Channel?) -> [_DataValue] {
        marks.filter { $0.kind == .bar || $0.kind == .rectangle }.compactMap { channel($0)?.value }
    }

    private func rectangle(_ mark: Mark) -> DrawnMark? {
        func span(
            _ start: Channel?, _ end: Channel?, _ scale: AxisScale, _ dimension: MarkDimension, _ values: [_DataValue]
        ) -> (CGFloat, CGFloat)? {
            guard let start else { return (0, scale.length) }
            if let end {
                guard let first = scale.position(start.value), let last = scale.position(end.value) else { return nil }
                return (min(first, last), max(first, last))
            }
            guard let room = room(start, scale, values) else { return nil }
            let length = dimension.length(in: room.end - room.start, automatic: 1)
            let middle = (room.start + room.end) / 2
            return (middle - length / 2, middle + length / 2)
        }
        guard let horizontal = span(mark.x, mark.xEnd, x, mark.width, values { $0.x }),
            let vertical = span(mark.y, mark.yEnd, y, mark.height, values { $0.y })
        else { return nil }
        let frame = CGRect(
            x: horizontal.0, y: vertical.0, width: horizontal.1 - horizontal.0, height: vertical.1 - vertical.0)
        return filled(frame, mark, cornerRadius: mark.cornerRadius ?? 0)
    }

    private func filled(_ frame: CGRect, _ mark: Mark, cornerRadius: CGFloat) -> DrawnMark {
        let frame = frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
        let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
        let path = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame)
        return DrawnMark(
            form: .fill(path), bounds: frame, style: styles.style(of: mark), mark: mark,
            annotations: mark.annotations.map { ($0, frame) })
    }

    // MARK: Points, rules and sectors

    private func symbol(_ symbol: Mark.Symbol, _ mark: Mark, at point: CGPoint) -> DrawnMark {
        let size = styles.symbolSize(of: mark)
        let frame = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        let form: DrawnMark.Form
        switch symbol {
        case .shape(let shape): form = .fill(shape.outline(frame))
        case .view(let view): form = .view(view)
        }
        return DrawnMark(
            form: form, bounds: frame, style: styles.style(of: mark), mark: mark,
            annotations: mark.kind == .point ? mark.annotations.map { ($0, frame) } : [])
    }

    private func point(_ mark: Mark) -> DrawnMark? {
        place(mark).map { symbol(styles.symbol(of: mark) ?? .shape(AnyChartSymbol(BasicChartSymbolShape.circle)), mark, at: $0) }
    }

    private func rule(_ mark: Mark) -> DrawnMark? {
        var (from, to) = (CGPoint.zero, CGPoint(x: size.width, y: size.height))
        if let channel = mark.x {
            let end = mark.xEnd?.value ?? channel.center
            guard let first = x.position(mark.xEnd == nil ? channel.center : channel.value), let last = x.position(end) else { return nil }
            (from.x, to.x) = (first, last)
        }
        if let channel = mark.y {
            let end = mark.yEnd?.value ?? channel.center
            guard let first = y.position(mark.yEnd == nil ? channel.center : channel.value), let last = y.position(end) else { return nil }
            (from.y, to.y) = (first, last)
        }
        let shift = CGAffineTransform(translationX: mark.offset.width, y: mark.offset.height)
        let path = Path { path in
            path.move(to: from.applying(shift))
            path.addLine(to: to.applying(shift))
        }
        return DrawnMark(
            form: .stroke(path, styles.lineStyle(of: mark, width: 1)), bounds: path.boundingRect, style: styles.style(of: mark),
            mark: mark, annotations: mark.annotations.map { ($0, path.boundingRect) })
    }

    private func sector(_ index: Int) -> DrawnMark? {
        let mark = marks[index]
        let total = stacks.spans.filter { marks[$0.key].kind == .sector }.map(\.value.end).max() ?? 0
        guard let span = stacks.spans[index], total > 0 else { return nil }
        let full = min(size.width, size.height) / 2
        let outer = min(mark.outerRadius.length(in: full, automatic: 1), full)
        let inner = max(mark.innerRadius.length(in: full, automatic: 0), 0)
        let center = CGPoint(x: size.width / 2 + mark.offset.width, y: size.height / 2 + mark.offset.height)
        // From the top, clockwise; the inset is a distance, so that gaps have parallel sides.
        func angles(_ radius: CGFloat) -> (Angle, Angle) {
            let gap = radius > 0 ? Double(mark.angularInset / radius) : 0
            let (start, end) = (span.start / total * 2 * .pi - .pi / 2 + gap, span.end / total * 2 * .pi - .pi / 2 - gap)
            return (.radians(min(start, end)), .radians(max(start, end)))
        }
        let (start, end) = angles(outer)
        let path = Path { path in
            path.addArc(center: center, radius: outer, startAngle: start, endAngle: end, clockwise: false)
            if inner > 0 {
                let (innerStart, innerEnd) = angles(inner)
                path.addArc(center: center, radius: inner, startAngle: innerEnd, endAngle: innerStart, clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
        }
        let middle = (start.radians + end.radians) / 2
        let distance = (outer + inner) / 2
        let target = CGRect(x: center.x + cos(middle) * distance, y: center.y + sin(middle) * distance, width: 0, height: 0)
        return DrawnMark(
            form: .fill(path), bounds: path.boundingRect, style: styles.style(of: mark), mark: mark,
            annotations: mark.annotations.map { ($0, target) })
    }
}
