import Foundation
import SwiftUI

/// Where the frameworks look for the resources of the code that is drawn.
enum ResourceFolderSettings {
    static func use(_ folders: [String]) {
        AssetCatalogues.shared.searchPaths = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
