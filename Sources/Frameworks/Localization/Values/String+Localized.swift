import Foundation

extension String {
    /// Looks a key up in the person's languages. Apple: Swift/String/init(localized:table:bundle:locale:comment:).
    ///
    /// - Parameter locale: What writes figures. It does not choose the language; `LocalizedStringResource` with a locale does.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, value: keyAndValue, table, bundle, locale)
    }

    /// Looks a key up, and takes a default value where no table has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", value: defaultValue, table, bundle, locale)
    }

    /// Looks a resource up, in its own locale's language if it has one. Apple: Swift/String/init(localized:).
    public init(localized resource: LocalizedStringResource) {
        let catalogues = StringCatalogues.shared
        self = resource.string(languages: catalogues.preferredLanguages, locale: catalogues.locale)
    }

    private init(key: String, value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
        let catalogues = StringCatalogues.shared
        let isOwnLocale = locale != .current && locale != .autoupdatingCurrent
        let found = catalogues.lookUp(
            key, value: value.key, table: table, folder: bundle.flatMap { $0 == .main ? nil : $0.bundleURL },
            languages: catalogues.preferredLanguages, arguments: value.arguments.map(\.plain))
        if isOwnLocale, let wanted = locale.language.languageCode, wanted != Locale.Language(identifier: found.language).languageCode {
            catalogues.report(
                LocalizationDiagnostic(
                    kind: .localeDoesNotChooseLanguage, subject: key,
                    message: "String(localized: \"\(key)\", locale: \(locale.identifier)) writes figures for \(locale.identifier) and "
                        + "keeps the device's language, \(found.language); String(localized: LocalizedStringResource(key, locale: locale)) "
                        + "chooses the language"))
        }
        let writer = isOwnLocale ? locale : catalogues.locale
        self = found.string { index, specifier in
            value.arguments.indices.contains(index) ? value.arguments[index].written(specifier, in: writer) : nil
        }
    }
}

/// Looks a key up in the catalogues, which Foundation's function of the same name does not read here. Apple: Foundation/NSLocalizedString.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, comment: comment)
}

/// As above, in a table, with a value for when no table has the key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String = "", comment: String) -> String {
    let catalogues = StringCatalogues.shared
    // The result is a format or a text to its caller, so its places stay as they were written.
    return catalogues.format(key, value: value.isEmpty ? nil : value, table: tableName)
}
