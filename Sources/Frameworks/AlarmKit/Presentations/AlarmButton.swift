/// A button of an alarm. Apple: AlarmKit/AlarmButton. Fidelity: documented.
public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    public var systemImageName: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }

    private enum CodingKeys: String, CodingKey { case text, textColor, systemImageName }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(LocalizedStringResource.self, forKey: .text)
        textColor = try container.decode(ArchivedColor.self, forKey: .textColor).color
        systemImageName = try container.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(ArchivedColor(textColor), forKey: .textColor)
        try container.encode(systemImageName, forKey: .systemImageName)
    }
}
