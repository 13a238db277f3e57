import Assets
import Foundation
import Localization
import SwiftUI
import Typesetting

/// Where the frameworks look for the resources of the code that is drawn, and in which language.
enum ResourceFolderSettings {
    static func use(_ folders: [String], language: String) {
        let urls = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        AssetCatalogues.shared.searchPaths = urls
        StringCatalogues.shared.searchPaths = urls
        Typesetter.registerFonts(under: urls)
        StringCatalogues.shared.preferredLanguages = [language]
    }
}
