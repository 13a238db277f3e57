import Foundation

/// What a view prefers as distance to its neighbours. Apple: SwiftUI/ViewSpacing. Fidelity: measured (layout-notes 5).
public struct ViewSpacing: Sendable, Equatable {
    /// Nothing is preferred between these.
    public static let zero = ViewSpacing(all: [.uncategorised: .length(0)])

    var top: [SpacingCategory: SpacingPreference]
    var left: [SpacingCategory: SpacingPreference]
    var bottom: [SpacingCategory: SpacingPreference]
    var right: [SpacingCategory: SpacingPreference]
    /// Whether a frame around the view leaves these edges as they are, which it does around a spacer alone.
    var survivesFrames = false

    /// A plain view's spacing.
    public init() { self = .plain }

    init(all: [SpacingCategory: SpacingPreference]) {
        top = all
        left = all
        bottom = all
        right = all
    }

    init(
        top: [SpacingCategory: SpacingPreference] = [:], left: [SpacingCategory: SpacingPreference] = [:],
        bottom: [SpacingCategory: SpacingPreference] = [:], right: [SpacingCategory: SpacingPreference] = [:]
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Colours, shapes, framed views: no own distance, but one from text above and below.
    static let plain = ViewSpacing(
        top: [.edgeBelowText: .length(0)], left: [.edgeRightOfText: .length(0)], bottom: [.edgeAboveText: .length(0)],
        right: [.edgeLeftOfText: .length(0)])

    /// The system's distance where neither neighbour says anything (SPC-001).
    static let systemDefault: CGFloat = 8

    /// Takes over the larger preference of each category on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.merge(other.top) { $0.larger($1) } }
        if edges.contains(.leading) { left.merge(other.left) { $0.larger($1) } }
        if edges.contains(.bottom) { bottom.merge(other.bottom) { $0.larger($1) } }
        if edges.contains(.trailing) { right.merge(other.right) { $0.larger($1) } }
    }

    /// The union of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to the view that follows along an axis, in points, left to right.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: return Self.distance(right, next.left)
        case .vertical: return Self.distance(bottom, next.top)
        }
    }

    /// The distance to the view that follows in a writing direction.
    func distance(to next: ViewSpacing, along axis: Axis, direction: LayoutDirection) -> CGFloat {
        axis == .horizontal && direction == .rightToLeft ? Self.distance(left, next.right) : distance(to: next, along: axis)
    }

    private static func distance(
        _ first: [SpacingCategory: SpacingPreference], _ second: [SpacingCategory: SpacingPreference]
    ) -> CGFloat {
        var best: CGFloat?
        for (category, value) in first where category != .uncategorised {
            guard let other = second[category] else { continue }
            let sum = value.added(to: other)
            best = max(best ?? sum, sum)
        }
        if let best { return best }
        switch (first[.uncategorised]?.length, second[.uncategorised]?.length) {
        case (let a?, let b?): return max(a, b)
        case (let a?, nil): return a
        case (nil, let b?): return b
        case (nil, nil): return systemDefault
        }
    }
}

/// What a preferred distance is about; two edges are compared category by category.
enum SpacingCategory: Hashable, Sendable {
    case uncategorised
    case textToText
    case edgeAboveText
    case edgeBelowText
    case edgeLeftOfText
    case edgeRightOfText
    case named(String)
}

/// A preferred distance: a length in points, or the metrics of a text that meet those of another.
enum SpacingPreference: Hashable, Sendable {
    case length(CGFloat)
    /// - Parameters:
    ///   - line: The height of a line with its leading.
    ///   - leading: What the leading alone adds.
    ///   - pixel: The length of a pixel, to which distances are rounded up.
    case text(line: CGFloat, leading: CGFloat, pixel: CGFloat)

    var length: CGFloat {
        switch self {
        case .length(let length): return length
        case .text(_, let leading, _): return leading
        }
    }

    /// Texts come before lengths, and the taller line before the other.
    func larger(_ other: SpacingPreference) -> SpacingPreference {
        switch (self, other) {
        case (.length(let first), .length(let second)): return first >= second ? self : other
        case (.text(let first, _, _), .text(let second, _, _)): return first >= second ? self : other
        case (.text, .length): return self
        case (.length, .text): return other
        }
    }

    /// Lengths add up. Between two texts it is the lower one's leading, rounded up to the upper one's pixel (SPC-008); between a
    /// text and a symbol it is what the symbol says (SPC-053).
    func added(to lower: SpacingPreference) -> CGFloat {
        switch (self, lower) {
        case (.length(let first), .length(let second)): return first + second
        case (.length(let length), .text), (.text, .length(let length)): return length
        case (.text(_, _, let pixel), .text(_, let leading, _)):
            return pixel > 0 ? (max(leading, 0) / pixel - 1e-9).rounded(.up) * pixel : max(leading, 0)
        }
    }
}
