import Foundation
public struct LocalizedStringResource: Equatable, Sendable { public var key: String }
