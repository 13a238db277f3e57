import Foundation

/// From where to where bars and areas reach after those at one place were put on top of each other.
struct StackedValues {
    /// By the number of the mark, along the axis of its values.
    private(set) var spans: [Int: ClosedSpan] = [:]

    struct ClosedSpan: Equatable {
        var start: Double
        var end: Double
    }

    private struct Place: Hashable {
        var position: Channel?
        var dodge: Channel?
        var isVertical: Bool
        var kind: Mark.Kind
    }

    init(_ marks: [Mark]) {
        var members: [Place: [Int]] = [:]
        var order: [Place] = []
        for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area || mark.kind == .sector {
            let isVertical = mark.isVertical
            guard let channel = isVertical ? mark.y : mark.x, let value = channel.value.scalar, case .number = channel.value else {
                continue
            }
            let end = isVertical ? mark.yEnd : mark.xEnd
            if let end = end?.value.scalar {
                spans[index] = ClosedSpan(start: value, end: end)
                continue
            }
            guard mark.stacking != .unstacked else {
                spans[index] = ClosedSpan(start: 0, end: value)
                continue
            }
            // An area lies on others, not on itself.
            let place = Place(
                position: mark.kind == .sector ? nil : isVertical ? mark.x : mark.y, dodge: mark.positionKey, isVertical: isVertical,
                kind: mark.kind)
            if members[place] == nil { order.append(place) }
            members[place, default: []].append(index)
        }
        for place in order { stack(members[place] ?? [], marks) }
    }

    private mutating func stack(_ indices: [Int], _ marks: [Mark]) {
        var (above, below) = (0.0, 0.0)
        for index in indices {
            let mark = marks[index]
            let value = (mark.isVertical ? mark.y : mark.x)?.value.scalar ?? 0
            if value >= 0 {
                spans[index] = ClosedSpan(start: above, end: above + value)
                above += value
            } else {
                spans[index] = ClosedSpan(start: below, end: below + value)
                below += value
            }
        }
        let total = above - below
        for index in indices {
            guard let span = spans[index] else { continue }
            switch marks[index].stacking {
            case .normalized where total > 0: spans[index] = ClosedSpan(start: span.start / total, end: span.end / total)
            case .center: spans[index] = ClosedSpan(start: span.start - total / 2, end: span.end - total / 2)
            default: break
            }
        }
    }
}

extension Mark {
    /// Whether its value is on the y axis, so that a bar stands upright.
    var isVertical: Bool {
        if kind == .sector { return false }
        if yEnd != nil { return true }
        if xEnd != nil { return false }
        guard let y else { return false }
        guard let x else { return true }
        if case .category = y.value { return false }
        if case .date = y.value, case .number = x.value { return false }
        return true
    }
}
