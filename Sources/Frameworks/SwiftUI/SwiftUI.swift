// SwiftUI brings these along, as Apple's module does.
@_exported import AppGroups
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Localization
@_exported import Observation
@_exported import UIKit
