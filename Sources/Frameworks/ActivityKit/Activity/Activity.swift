import ActivitySystem

/// A running Live Activity. Apple: ActivityKit/Activity. Fidelity: documented (reference 1.2).
@available(iOS 16.1, *)
public class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {
    public typealias ContentState = Attributes.ContentState
    public typealias ID = String

    public final let id: String
    public final let attributes: Attributes
    let session: ActivitySession
    let store: ActivityStore
    private let decoded: DecodedContent<ContentState>

    private init(attributes: Attributes, content: DecodedContent<ContentState>, store: ActivityStore, session: ActivitySession) {
        id = store.id.rawValue
        self.attributes = attributes
        self.session = session
        self.store = store
        decoded = content
    }

    /// An activity that the system knows; `nil`, with a log entry, if its data don't fit the type (reference 6 number 26).
    convenience init?(_ activity: LiveActivity, session: ActivitySession) {
        let store = session.store(of: activity)
        do {
            let attributes = try ActivityCoding.decode(Attributes.self, from: activity.attributes)
            let content = try DecodedContent<ContentState>(activity.content)
            self.init(attributes: attributes, content: content, store: store, session: session)
        } catch {
            session.connection.report(
                .decoding, activity: activity.id,
                "attributes or content state of \(Attributes.self) don't decode: \(ActivityCoding.explain(error))")
            return nil
        }
    }

    /// Starts an activity from values that the process has already, so nothing is decoded.
    static func start(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, pushType: PushType?, style: ActivityStyle = .standard,
        alert: AlertConfiguration? = nil, startDate: Date? = nil
    ) throws -> Activity<Attributes> {
        let session = ActivitySession.current
        let raw = try content.encoded
        let start = ActivityStart(
            attributesType: ActivityCoding.name(of: Attributes.self), attributes: try ActivityCoding.encode(attributes), content: raw,
            style: style.style, pushType: pushType?.pushType, startDate: startDate, alert: alert?.alert,
            isFromIntent: ActivitySession.isPerformingIntent)
        do throws(StartRefusal) {
            let store = session.store(of: try session.connection.start(start))
            return Activity(
                attributes: attributes, content: DecodedContent(raw, state: content.state), store: store, session: session)
        } catch {
            throw ActivityAuthorizationError(error)
        }
    }

    /// What is shown now.
    @available(iOS 16.2, *)
    public var content: ActivityContent<ContentState> { decoded.read(store.contents.newest, for: self) }

    public var activityState: ActivityState { ActivityState(store.states.newest ?? .dismissed) }

    /// The token to which updates are pushed; `nil` until it has arrived, some time after the start.
    public var pushToken: Data? { store.tokens.newest }

    @available(*, deprecated, message: "Use content instead")
    public var contentState: ContentState { content.state }

    @available(iOS 16.2, *)
    public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }
    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(states: store.states) }
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(tokens: store.tokens) }

    @available(*, deprecated, message: "Use contentUpdates instead")
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(contents: ContentUpdates(activity: self)) }

    /// The app's activities of this type that are visible or scheduled. An extension sees none.
    public static var activities: [Activity<Attributes>] {
        let session = ActivitySession.current
        let name = ActivityCoding.name(of: Attributes.self)
        return session.connection.activities.filter { $0.attributesType == name }.compactMap { Activity($0, session: session) }
    }

    /// Delivers the activities of this type that start from now on.
    public static var activityUpdates: ActivityUpdates { ActivityUpdates(session: ActivitySession.current) }

    /// The token to which a start of an activity of this type is pushed; `nil` until it has arrived.
    @available(iOS 17.2, *)
    public static var pushToStartToken: Data? {
        ActivitySession.current.startTokens(of: ActivityCoding.name(of: Attributes.self)).newest
    }

    @available(iOS 17.2, *)
    public static var pushToStartTokenUpdates: PushTokenUpdates {
        PushTokenUpdates(tokens: ActivitySession.current.startTokens(of: ActivityCoding.name(of: Attributes.self)))
    }
}
