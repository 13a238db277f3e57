import Foundation

/// A space in which views share identities. Apple: SwiftUI/Namespace. Fidelity: documented.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var id: ID?

    public init() {}

    public var wrappedValue: ID { id ?? ID(place: "") }

    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let place: String
    }

    public mutating func _install(_ context: _ViewContext, field: Int) { id = ID(place: "\(context.identity)#\(field)") }
}

/// What two matched views share. Apple: SwiftUI/MatchedGeometryProperties.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Accepted: it matters while one view turns into another. Apple: SwiftUI/View/matchedGeometryEffect(id:in:properties:anchor:isSource:).
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
}
