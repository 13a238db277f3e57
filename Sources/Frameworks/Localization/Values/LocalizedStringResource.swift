import Foundation

/// A text that is looked up where it is shown. Apple: Foundation/LocalizedStringResource.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable, CustomLocalizedStringResourceConvertible,
    ExpressibleByStringInterpolation
{
    /// Where the text's tables are. Apple: Foundation/LocalizedStringResource/BundleDescription.
    public enum BundleDescription: Equatable, Hashable, Codable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of a class: on this platform every class belongs to the process's own resources.
        public static func forClass(_ aClass: AnyClass) -> BundleDescription { .main }

        var folder: URL? {
            if case .atURL(let url) = self { return url }
            return nil
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    /// The locale whose language is looked up, and which writes figures. The current locale means the person's languages.
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    private init(key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// Whether the resource asks for a language of its own.
    package var hasOwnLocale: Bool { locale != .current && locale != .autoupdatingCurrent }

    /// The parts of the text in the resource's language, else in those that are given.
    package func lookUp(languages: [String], in catalogues: StringCatalogues = .shared) -> LocalizedPieces {
        catalogues.lookUp(
            key, value: defaultValue.key, table: table, folder: bundle.folder,
            languages: hasOwnLocale ? [locale.identifier] : languages, arguments: defaultValue.arguments.map(\.plain))
    }

    /// The text, its figures written for the resource's locale, else for the given one.
    package func string(languages: [String], locale surrounding: Locale, in catalogues: StringCatalogues = .shared) -> String {
        let writer = hasOwnLocale ? locale : surrounding
        return lookUp(languages: languages, in: catalogues).string { index, specifier in
            defaultValue.arguments.indices.contains(index) ? defaultValue.arguments[index].written(specifier, in: writer) : nil
        }
    }
}

/// A type that can be shown as a localised text. Apple: Foundation/CustomLocalizedStringResourceConvertible.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
