@_exported import Foundation

/// Something that a person asks an app to do. Apple: Intents/INIntent. Compiles along: Siri and Shortcuts are not here.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` holds as Apple's does: an intent is filled in before it is handed on.
    open var suggestedInvocationPhrase: String?
    open var identifier: String?

    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What an app answered. Apple: Intents/INIntentResponse. Compiles along.
open class INIntentResponse: NSObject, @unchecked Sendable {  // holds: as for INIntent.
    public override init() {}
}

/// Something that was done, for the system to learn from. Apple: Intents/INInteraction. Compiles along: nothing learns.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    open var dateInterval: DateInterval?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// A choice that an intent offers. Apple: Intents/INObject. Fidelity: documented.
open class INObject: NSObject, @unchecked Sendable {  // holds: as for INIntent.
    public let identifier: String?
    public let displayString: String
    open var pronunciationHint: String?
    open var subtitleString: String?

    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }
    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.init(identifier: identifier, display: displayString)
        self.pronunciationHint = pronunciationHint
    }
}

/// Choices with an order. Apple: Intents/INObjectCollection. Fidelity: documented.
open class INObjectCollection<Item: NSObject>: NSObject {
    public let allItems: [Item]
    open var usesIndexedCollation = false
    public init(items: [Item]) { allItems = items }
}

/// Apple: Intents/INMediaItemType.
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie,
        tvShow,
        tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news
}

/// Something to play. Apple: Intents/INMediaItem. Fidelity: documented.
open class INMediaItem: NSObject, @unchecked Sendable {  // holds: nothing changes after `init`.
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artist: String?

    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artist = artist
    }
}

/// A picture for Siri. Apple: Intents/INImage. Compiles along.
open class INImage: NSObject, @unchecked Sendable {  // holds: it has nothing.
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
}

/// Apple: Intents/INPlayMediaIntent. Compiles along.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {  // holds: as for INIntent.
    public let mediaItems: [INMediaItem]?
    public let mediaContainer: INMediaItem?
    public init(mediaItems: [INMediaItem]?, mediaContainer: INMediaItem? = nil) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
    }
}

/// Apple: Intents/INPreferences. Compiles along: nobody was asked.
open class INPreferences: NSObject {
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.notDetermined) }
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
}

/// Apple: Intents/INSiriAuthorizationStatus.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What Spotlight may suggest. Apple: Intents/INRelevantShortcut and INShortcut. Compiles along.
open class INShortcut: NSObject, @unchecked Sendable {  // holds: nothing changes after `init`.
    public let intent: INIntent?
    public init?(intent: INIntent) { self.intent = intent }
}

/// An answer while an intent's parameters are found. Apple: Intents/INStringResolutionResult and its kin. Compiles along.
open class INIntentResolutionResult: NSObject {
    open class func notRequired() -> Self { Self.make() }
    open class func needsValue() -> Self { Self.make() }
    open class func unsupported() -> Self { Self.make() }
    static func make() -> Self { self.init() }
    public required override init() {}
}

open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with value: String) -> Self { make() }
}
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with value: Bool) -> Self { make() }
}

/// Finds who handles an intent. Apple: Intents/INExtension. Compiles along.
open class INExtension: NSObject {
    open func handler(for intent: INIntent) -> Any { self }
}
