import Archive
import Foundation

/// The key of a text in a string catalogue, with what is put into it. Apple: SwiftUI/LocalizedStringKey. Fidelity: documented.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [Argument]

    /// What an interpolation holds: a value to write, or a text that keeps its own look and life.
    enum Argument: Equatable, Sendable {
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double, specifier: String)
        case string(String)
        case formatted(FormattedText)
        case text(Text)
        case resource(LocalizedStringResource)
    }

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    public init(_ value: String) { self.init(key: value, arguments: []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// Collects the key, `%@` and `%lld` standing for what is interpolated.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        @_disfavoredOverload
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .string(String(string))) }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
            append("%@", .formatted(FormattedText(input, format)))
        }
        public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int8) { append("%d", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int16) { append("%d", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int32) { append("%d", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
        public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt8) { append("%u", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt16) { append("%u", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt32) { append("%u", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt64) { append("%llu", .unsigned(value)) }
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value, specifier: "%lf")) }
        public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value), specifier: "%f")) }
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            append(specifier, .double(value, specifier: specifier))
        }
        public mutating func appendInterpolation(_ value: Float, specifier: String) {
            append(specifier, .double(Double(value), specifier: specifier))
        }
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            append(specifier, .string(String(format: specifier, value)))
        }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }
        public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .resource(resource)) }

        /// A value of any other type is written with `String(describing:)`.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
    }
}
