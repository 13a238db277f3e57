import Foundation

extension String {
    /// A key with what is put into it. Apple: Swift/String/LocalizationValue.
    public struct LocalizationValue: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        package let key: String
        package let arguments: [LocalizationArgument]

        init(key: String, arguments: [LocalizationArgument]) {
            self.key = key
            self.arguments = arguments
        }

        /// A text without arguments: a `%` in it means itself.
        public init(_ value: String) { self.init(key: value, arguments: []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
        }

        /// Collects the key, `%@` and `%lld` standing for what is interpolated.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizationArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 4) }

            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

            private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
                key += specifier
                arguments.append(argument)
            }

            public mutating func appendInterpolation(_ string: String) { append("%@", .plain(.string(string))) }
            public mutating func appendInterpolation(_ string: Substring) { append("%@", .plain(.string(String(string)))) }
            @_disfavoredOverload
            public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .plain(.string(String(string)))) }

            /// Appends a number, written as its type asks.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                append(T._specifier, .plain(value._localizationArgument.argument))
            }

            /// Appends a number, written as a specifier such as `%.1f` asks.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                append(specifier, .plain(value._localizationArgument.argument))
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
                append("%@", .formatted(LocalizedFormat(input, format)))
            }
            public mutating func appendInterpolation(_ string: AttributedString) {
                append("%@", .plain(.string(String(string.characters))))
            }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .resource(LocalizedStringResourceBox(resource)))
            }
            @_disfavoredOverload
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
                append("%@", .plain(.string(formatter?.string(for: subject) ?? "\(subject)")))
            }
            @_disfavoredOverload
            public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
                append("%@", .plain(.string(formatter?.string(for: subject) ?? "\(subject)")))
            }
        }
    }
}
