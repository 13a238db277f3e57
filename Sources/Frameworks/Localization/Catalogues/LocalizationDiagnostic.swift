/// Something about a text that its author should know.
package struct LocalizationDiagnostic: Equatable, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A locale was given where it formats numbers and does not choose the language.
        case localeDoesNotChooseLanguage
        /// A catalogue's file could not be read.
        case unreadable
    }

    package let kind: Kind
    /// The key, or the file's name.
    package let subject: String
    package let message: String
}
