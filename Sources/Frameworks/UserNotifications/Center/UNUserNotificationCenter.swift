import Dispatch
import Synchronization

/// An app's notifications. Apple: UserNotifications/UNUserNotificationCenter. Fidelity: documented.
///
/// The person is asked once, and the answer is remembered. Notifications without a trigger are delivered at once; those with
/// one wait until the host lets them fall due.
public final class UNUserNotificationCenter: Sendable {
    private static let shared = UNUserNotificationCenter()

    private let store = Mutex(NotificationStore())
    private let person: Mutex<@Sendable (UNAuthorizationOptions) async -> Bool>
    // Weak references can't be declared Sendable; this one is read and written under the lock alone.
    private struct WeakDelegate: @unchecked Sendable { weak var delegate: (any UNUserNotificationCenterDelegate)? }
    private let listener = Mutex(WeakDelegate())

    /// - Parameter person: Answers for the person when the app asks; without a host the answer is yes.
    package init(person: @escaping @Sendable (UNAuthorizationOptions) async -> Bool = { _ in true }) {
        self.person = Mutex(person)
    }

    /// The center of this app.
    public static func current() -> UNUserNotificationCenter { shared }

    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { listener.withLock { $0 }.delegate }
        set {
            let reference = WeakDelegate(delegate: newValue)
            listener.withLock { $0 = reference }
        }
    }

    /// iPhones let extensions draw contents.
    public var supportsContentExtensions: Bool { true }

    /// Lets a host answer in the person's place.
    package func answer(_ person: @escaping @Sendable (UNAuthorizationOptions) async -> Bool) {
        self.person.withLock { $0 = person }
    }

    /// Lets a host change what is kept, and read what follows.
    package func withStore<Result: Sendable>(_ body: @Sendable (inout NotificationStore) -> Result) -> Result {
        store.withLock { body(&$0) }
    }

    /// Lets waiting notifications fall due.
    package func deliverDue(at now: Date) {
        for notification in store.withLock({ $0.deliverDue(at: now) }) { announce(notification) }
    }

    /// Lets the app hear what the person did with a notification, which then is no longer listed.
    package func receive(_ notification: UNNotification, actionIdentifier: String, userText: String? = nil) async {
        store.withLock { $0.removeDelivered([notification.request.identifier]) }
        let response =
            userText.map {
                UNTextInputNotificationResponse(notification: notification, actionIdentifier: actionIdentifier, userText: $0)
            } ?? UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
        await delegate?.userNotificationCenter(self, didReceive: response)
    }

    private func announce(_ notification: UNNotification) {
        let listener = listener.withLock { $0 }
        Task { await listener.delegate?.userNotificationCenter(self, willPresent: notification) }
    }
}

// MARK: - Authorization

extension UNUserNotificationCenter {
    /// Asks the person, if nobody asked before.
    /// - Returns: Whether notifications are allowed.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        guard store.withLock({ $0.mustAsk(options) }) else {
            return store.withLock { store in
                if store.status == .notDetermined { store.decide(true, options) }
                return store.isAllowed
            }
        }
        let isAllowed = await person.withLock { $0 }(options)
        return store.withLock { store in
            store.decide(isAllowed, options)
            return store.isAllowed
        }
    }

    /// Asks the person, if nobody asked before; the answer comes on the main queue.
    @preconcurrency
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            do {
                let isAllowed = try await requestAuthorization(options: options)
                DispatchQueue.main.async { completionHandler(isAllowed, nil) }
            } catch {
                DispatchQueue.main.async { completionHandler(false, error) }
            }
        }
    }

    public func notificationSettings() async -> UNNotificationSettings { store.withLock { $0.settings } }

    /// The settings come on the main queue.
    @preconcurrency
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = store.withLock { $0.settings }
        DispatchQueue.main.async { completionHandler(settings) }
    }
}

// MARK: - Requests

extension UNUserNotificationCenter {
    /// Delivers a notification, at once or by its trigger.
    /// - Throws: ``UNError``.
    public func add(_ request: UNNotificationRequest) async throws { try take(request) }

    @preconcurrency
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        var failure: UNError?
        do throws(UNError) { try take(request) } catch { failure = error }
        guard let completionHandler else { return }
        DispatchQueue.main.async { [failure] in completionHandler(failure) }
    }

    private func take(_ request: UNNotificationRequest) throws(UNError) {
        let now = Date.now
        let result = store.withLock { store in Result { () throws(UNError) in try store.add(request, at: now) } }
        if let notification = try result.get() { announce(notification) }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { store.withLock { $0.pending } }

    @preconcurrency
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let pending = store.withLock { $0.pending }
        DispatchQueue.main.async { completionHandler(pending) }
    }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        store.withLock { $0.removePending(Set(identifiers)) }
    }

    public func removeAllPendingNotificationRequests() { store.withLock { $0.removePending() } }

    public func deliveredNotifications() async -> [UNNotification] { store.withLock { $0.delivered } }

    @preconcurrency
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let delivered = store.withLock { $0.delivered }
        DispatchQueue.main.async { completionHandler(delivered) }
    }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        store.withLock { $0.removeDelivered(Set(identifiers)) }
    }

    public func removeAllDeliveredNotifications() { store.withLock { $0.removeDelivered() } }
}

// MARK: - Categories and badge

extension UNUserNotificationCenter {
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { store.withLock { $0.categories = categories } }

    public func notificationCategories() async -> Set<UNNotificationCategory> { store.withLock { $0.categories } }

    @preconcurrency
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = store.withLock { $0.categories }
        DispatchQueue.main.async { completionHandler(categories) }
    }

    /// The number on the app's icon; 0 for none.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { store.withLock { $0.setBadge(newBadgeCount) } }

    @preconcurrency
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        store.withLock { $0.setBadge(newBadgeCount) }
        if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
    }
}
