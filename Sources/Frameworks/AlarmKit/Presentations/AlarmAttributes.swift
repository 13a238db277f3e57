/// What an app adds to its alarms. Apple: AlarmKit/AlarmMetadata. Fidelity: documented.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// The attributes of an alarm's Live Activity. Apple: AlarmKit/AlarmAttributes. Fidelity: documented.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
    }

    private enum CodingKeys: String, CodingKey { case presentation, metadata, tintColor }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = try container.decode(ArchivedColor.self, forKey: .tintColor).color
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(presentation, forKey: .presentation)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        try container.encode(ArchivedColor(tintColor), forKey: .tintColor)
    }
}
