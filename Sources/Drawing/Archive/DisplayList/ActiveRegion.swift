import Foundation

/// A part of a picture that answers to touch.
public struct ActiveRegion: Codable, Equatable, Sendable {
    public enum Action: Codable, Equatable, Sendable {
        /// `Link`: opens the app with this address.
        case link(String)
        /// `Button(intent:)` and `Toggle(isOn:intent:)`: the intent's type name and its parameters as JSON.
        case intent(type: String, parameters: String)
        /// A button with a closure, which only a running app can perform.
        case closure
    }

    public var frame: CGRect
    public var action: Action
    public var isEnabled: Bool

    public init(frame: CGRect, action: Action, isEnabled: Bool = true) {
        self.frame = frame
        self.action = action
        self.isEnabled = isEnabled
    }
}
