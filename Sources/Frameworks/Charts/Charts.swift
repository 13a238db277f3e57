// Charts brings SwiftUI along, as Apple's module does.
@_exported import SwiftUI
