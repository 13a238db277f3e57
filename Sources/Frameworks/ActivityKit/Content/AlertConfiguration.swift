import ActivitySystem

/// What alerts the person together with an update. Apple: ActivityKit/AlertConfiguration. Fidelity: documented (reference 1.7).
///
/// iPhone and iPad show the activity, not title and body; a paired watch shows these.
@available(iOS 16.1, *)
public struct AlertConfiguration: Equatable, Sendable {
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// Not at Apple: tutorials print this form, which no SDK takes.
    @available(*, deprecated, message: "Apple's AlertConfiguration takes a sound as well: use init(title:body:sound:) with .default")
    public init(title: LocalizedStringResource, body: LocalizedStringResource) {
        self.init(title: title, body: body, sound: .default)
    }

    /// What is played. Apple: ActivityKit/AlertConfiguration/AlertSound.
    public struct AlertSound: Equatable, Sendable {
        let name: String?

        /// The system's sound.
        public static var `default`: AlertSound { AlertSound(name: nil) }
        /// A sound file of the app's bundle.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    var alert: Alert { Alert(title: String(localized: title), body: String(localized: body), sound: sound.name) }
}
