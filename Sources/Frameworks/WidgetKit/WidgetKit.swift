// WidgetKit brings these along, as Apple's module does.
@_exported import ActivityKit
@_exported import Foundation
@_exported import SwiftUI
