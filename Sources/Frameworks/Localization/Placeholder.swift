import Foundation
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public var key: String
    public init(stringLiteral value: String) { key = value }
}
