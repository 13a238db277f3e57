import Foundation

/// Content that depends on the time. It shows the last entry of its schedule at the instant of evaluation.
/// Apple: SwiftUI/TimelineView. Fidelity: documented; nothing moves it on by itself.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content
}

/// What a timeline's content is made with. Apple: SwiftUI/TimelineView/Context.
public struct TimelineViewDefaultContext {
    /// How often the content may change. Apple: SwiftUI/TimelineView/Context/Cadence.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
}

extension TimelineView: View where Content: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("TimelineView evaluates its content itself") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let now = context.environment.instant
        let mode: TimelineScheduleMode = context.environment.isLuminanceReduced ? .lowFrequency : .normal
        // The schedule starts at the last entry that is not in the future; a bound keeps endless ones short.
        let date = view.schedule.entries(from: now, mode: mode).prefix(1000).prefix { $0 <= now }.reversed().first ?? now
        Content._makeElements(
            view.content(TimelineViewDefaultContext(date: date, cadence: mode == .normal ? .live : .minutes)), context.child(0),
            into: &elements)
    }

    public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.init(schedule: schedule, content: content)
    }
}

/// Whether entries come as usual or seldom. Apple: SwiftUI/TimelineScheduleMode.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Dates at which content changes. Apple: SwiftUI/TimelineSchedule.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Apple: SwiftUI/PeriodicTimelineSchedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        guard interval > 0 else { return AnySequence([start]) }
        let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        let first = start.addingTimeInterval(passed * interval)
        return AnySequence(sequence(first: first) { $0.addingTimeInterval(interval) })
    }
}

/// The start of every minute. Apple: SwiftUI/EveryMinuteTimelineSchedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
    }
}

/// Apple: SwiftUI/ExplicitTimelineSchedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn. Apple: SwiftUI/AnimationTimelineSchedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { Self(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
