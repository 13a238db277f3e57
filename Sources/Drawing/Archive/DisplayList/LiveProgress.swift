import Foundation

/// Progress that the clock alone moves from `start` to `end`.
public struct LiveProgress: Codable, Equatable, Sendable {
    public enum Form: Codable, Equatable, Sendable {
        /// A capsule that grows from the leading edge; `isMirrored` when that is the right one.
        case bar(isMirrored: Bool)
        /// An arc from twelve o'clock, clockwise, drawn with a pen of this width in points.
        case ring(lineWidth: Double)
    }

    public var frame: CGRect
    public var start: Date
    public var end: Date
    /// Full at the start and empty at the end.
    public var countsDown: Bool
    public var form: Form
    public var track: Paint
    public var fill: Paint

    public init(frame: CGRect, start: Date, end: Date, countsDown: Bool, form: Form, track: Paint, fill: Paint) {
        self.frame = frame
        self.start = start
        self.end = end
        self.countsDown = countsDown
        self.form = form
        self.track = track
        self.fill = fill
    }

    /// The filled part at an instant, 0 to 1.
    public func fraction(at instant: Date) -> Double {
        let length = end.timeIntervalSince(start)
        let elapsed = length > 0 ? min(max(instant.timeIntervalSince(start) / length, 0), 1) : (instant < end ? 0 : 1)
        return countsDown ? 1 - elapsed : elapsed
    }
}
