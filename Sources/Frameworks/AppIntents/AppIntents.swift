// AppIntents brings these along, as Apple's module does. SwiftUI stays an import of its own.
@_exported import Foundation
@_exported import Localization
