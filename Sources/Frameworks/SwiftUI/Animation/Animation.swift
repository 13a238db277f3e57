import Foundation

/// How a change is shown over time. Kept in the archive's future; a still picture shows its end. Apple: SwiftUI/Animation.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        case timing(Double, Double, Double, Double)
        case spring(response: Double, damping: Double)
    }

    let curve: Curve
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var speed: Double = 1
    var repeatCount: Int? = 1
    var autoreverses = false

    init(_ curve: Curve, duration: TimeInterval) {
        self.curve = curve
        self.duration = duration
    }

    public static let `default` = Animation(.spring(response: 0.55, damping: 1), duration: 0.55)
    public static let linear = Animation(.linear, duration: 0.35)
    public static let easeIn = Animation(.easeIn, duration: 0.35)
    public static let easeOut = Animation(.easeOut, duration: 0.35)
    public static let easeInOut = Animation(.easeInOut, duration: 0.35)
    public static var spring: Animation { spring() }
    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }
    public static var interactiveSpring: Animation { spring(response: 0.15, dampingFraction: 0.86) }
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration: duration) }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation(.timing(x1, y1, x2, y2), duration: duration)
    }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(response: response, damping: dampingFraction), duration: response)
    }
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, damping: 1 - bounce), duration: duration)
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
    public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay = delay } }
    public func speed(_ speed: Double) -> Animation { changed { $0.speed = speed } }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        changed {
            $0.repeatCount = count
            $0.autoreverses = autoreverses
        }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed {
            $0.repeatCount = nil
            $0.autoreverses = autoreverses
        }
    }
}

/// Makes changes that are shown over time; values change at once. Apple: SwiftUI/withAnimation(_:_:).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// How a view's content changes. Apple: SwiftUI/ContentTransition.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable { case identity, opacity, interpolate, numericText(countsDown: Bool), numericValue(Double), symbolEffect }
    let kind: Kind
    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
}
