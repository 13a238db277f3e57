import Foundation
import Localization

/// What an intent does, in words. Apple: AppIntents/IntentDescription. Fidelity: documented.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    public var resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// What the system says. Apple: AppIntents/IntentDialog. Fidelity: documented.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let full: LocalizedStringResource

    public init(_ dialog: LocalizedStringResource) { full = dialog }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        full = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}
