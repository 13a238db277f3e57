import SwiftUI

/// Facts about the distances that views prefer, an idea a file.
enum SpacingFacts {
    static var all: [LayoutFact] { preferences + resets + textToText + aroundText + pictures }
}
