import Foundation
import Localization

/// A sentence with an intent's parameters in it. Apple: AppIntents/ParameterSummary. Kept for the compiler: no editor shows it here.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

/// Apple: AppIntents/IntentParameterSummary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public let summaryString: ParameterSummaryString<Intent>

    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) { self.summaryString = summaryString }
    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) { self.summaryString = summaryString }
}

extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
}

/// A text with key paths of parameters. Apple: AppIntents/ParameterSummaryString.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// The text, `%@` standing for each parameter.
    public let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "%@" }
    }
}

/// Lists parameters that a summary shows below its sentence. Apple: AppIntents/ParameterSummaryBuilder.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] { [keyPath] }
    public static func buildBlock(_ keyPaths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { keyPaths.flatMap { $0 } }
}
