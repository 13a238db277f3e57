import Archive
import Foundation

/// A text that a catalogue has: a key as SwiftUI takes it, or a resource.
enum LocalizedTextSource: Equatable, Sendable {
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)

    func runs(_ resolver: TextResolver, _ attributes: TextResolver.Attributes) -> [TextRun] {
        []
    }
}
