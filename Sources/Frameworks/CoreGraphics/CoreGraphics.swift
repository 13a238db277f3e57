// CoreGraphics brings the measures of rectangles along, as Apple's module does.
@_exported import Foundation
