import Foundation

/// What VoiceOver says about a part of a picture.
public struct Accessibility: Codable, Equatable, Sendable {
    public var frame: CGRect
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var isHidden: Bool

    public init(
        frame: CGRect, label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil, isHidden: Bool = false
    ) {
        self.frame = frame
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.isHidden = isHidden
    }
}
