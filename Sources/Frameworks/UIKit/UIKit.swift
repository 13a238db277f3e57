// UIKit brings these along, as Apple's module does.
@_exported import CoreGraphics
@_exported import Foundation
