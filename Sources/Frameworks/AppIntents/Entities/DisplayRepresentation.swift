import Foundation
import Localization

/// The name of a type. Apple: AppIntents/TypeDisplayRepresentation. Fidelity: documented.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// How a value is shown. Apple: AppIntents/DisplayRepresentation. Fidelity: documented.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    /// The picture of a value. Apple: AppIntents/DisplayRepresentation/Image.
    public struct Image: Hashable, Sendable {
        /// Where the picture is.
        package enum Source: Hashable, Sendable {
            case symbol(String)
            case asset(String)
            case address(URL)
            case data(Data)
        }
        package let source: Source

        public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }
        public init(named name: String, isTemplate: Bool? = nil) { source = .asset(name) }
        public init(url: URL, isTemplate: Bool? = nil) { source = .address(url) }
        public init(data: Data, isTemplate: Bool? = nil) { source = .data(data) }
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a name. Apple: AppIntents/TypeDisplayRepresentable. Fidelity: documented.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown. Apple: AppIntents/InstanceDisplayRepresentable. Fidelity: documented.
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type each of whose values can be shown. Apple: AppIntents/CaseDisplayRepresentable. Fidelity: documented.
public protocol CaseDisplayRepresentable: InstanceDisplayRepresentable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
    }
}
