import Foundation
import Testing

@testable import ActivityKit

/// Every declaration of the reference's section 1 with its exact type: a change of a signature does not compile.
@Suite("The surface of ActivityKit") struct SurfaceTests {
    typealias Order = Activity<OrderAttributes>
    typealias State = OrderAttributes.ContentState

    @Test("Activities are requested with each overload of the SDK")
    func requests() {
        let requests: [Any] = [
            { try Order.request(attributes: $0, content: $1) } as (OrderAttributes, ActivityContent<State>) throws -> Order,
            Order.request(attributes:content:pushType:) as (OrderAttributes, ActivityContent<State>, PushType?) throws -> Order,
            Order.request(attributes:content:pushType:style:)
                as (OrderAttributes, ActivityContent<State>, PushType?, ActivityStyle) throws -> Order,
            Order.request(attributes:content:pushType:style:alertConfiguration:start:)
                as (OrderAttributes, ActivityContent<State>, PushType?, ActivityStyle, AlertConfiguration, Date) throws -> Order,
        ]
        #expect(requests.count == 4)
        let lists: () -> ([Order], Order.ActivityUpdates, Data?, Order.PushTokenUpdates) = {
            (Order.activities, Order.activityUpdates, Order.pushToStartToken, Order.pushToStartTokenUpdates)
        }
        #expect(type(of: lists) == (() -> ([Order], Order.ActivityUpdates, Data?, Order.PushTokenUpdates)).self)
    }

    @Test("An activity shows its identity, state, content and tokens, and their sequences")
    func properties() {
        let properties: [PartialKeyPath<Order>] = [
            \Order.id as KeyPath<Order, String>, \Order.attributes as KeyPath<Order, OrderAttributes>,
            \Order.activityState as KeyPath<Order, ActivityState>,
            \Order.activityStateUpdates as KeyPath<Order, Order.ActivityStateUpdates>,
            \Order.content as KeyPath<Order, ActivityContent<State>>, \Order.contentUpdates as KeyPath<Order, Order.ContentUpdates>,
            \Order.pushToken as KeyPath<Order, Data?>, \Order.pushTokenUpdates as KeyPath<Order, Order.PushTokenUpdates>,
        ]
        #expect(Set(properties).count == 8)
        #expect(Order.ID.self == String.self && Order.ContentState.self == State.self)
    }

    @Test("Updates and ends have each overload of the SDK")
    func changes() {
        let changes: [Any] = [
            { { await $0.update($1) } as (Order, ActivityContent<State>) async -> Void },
            { { await $0.update($1, alertConfiguration: $2) } as (Order, ActivityContent<State>, AlertConfiguration?) async -> Void },
            {
                { await $0.update($1, alertConfiguration: $2, timestamp: $3) }
                    as (Order, ActivityContent<State>, AlertConfiguration?, Date) async -> Void
            },
            { { await $0.update($1, timestamp: $2) } as (Order, ActivityContent<State>, Date) async -> Void },
            { { await $0.end($1) } as (Order, ActivityContent<State>?) async -> Void },
            {
                { await $0.end($1, dismissalPolicy: $2) } as (Order, ActivityContent<State>?, ActivityUIDismissalPolicy) async -> Void
            },
            {
                { await $0.end($1, dismissalPolicy: $2, timestamp: $3) }
                    as (Order, ActivityContent<State>?, ActivityUIDismissalPolicy, Date) async -> Void
            },
        ]
        #expect(changes.count == 7)
    }

    @Test("Iterators of an activity's sequences need no mutable copy; those of the authorisation do")
    func iterators() {
        let activity: [Any] = [
            { { await $0.next() } as (Order.ActivityUpdates.Iterator) async -> Order? },
            { { await $0.next() } as (Order.ActivityStateUpdates.Iterator) async -> ActivityState? },
            { { await $0.next() } as (Order.ContentUpdates.Iterator) async -> ActivityContent<State>? },
            { { await $0.next() } as (Order.PushTokenUpdates.Iterator) async -> Data? },
        ]
        let authorization: [Any] = [
            { { await $0.next() } as (inout ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator) async -> Bool? },
            { { await $0.next() } as (inout ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator) async -> Bool? },
        ]
        #expect(activity.count == 4 && authorization.count == 2)
    }

    @Test("Values have the SDK's members and conformances, and no more equality than there")
    func values() {
        let content: (State, Date?, Double) -> ActivityContent<State> = ActivityContent.init(state:staleDate:relevanceScore:)
        #expect(content(State(minutes: 1), nil, 2).relevanceScore == 2)
        #expect((ActivityContent<State>.self as Any) is any CustomStringConvertible.Type)
        #expect(!((ActivityContent<State>.self as Any) is any Equatable.Type))
        #expect(ActivityUIDismissalPolicy.after(.distantPast) != .default && ActivityUIDismissalPolicy.immediate != .default)
        #expect(PushType.channel("Y2g=") != .token && ActivityStyle.standard != .transient)
        let sound: AlertConfiguration.AlertSound = .named("bell")
        #expect(AlertConfiguration(title: "a", body: "b", sound: sound) != AlertConfiguration(title: "a", body: "b", sound: .default))
        let states: [ActivityState] = [.pending, .active, .ended, .dismissed, .stale]
        #expect(Set(states).count == 5)
        #expect(!((ActivityState.self as Any) is any CaseIterable.Type) && !((ActivityState.self as Any) is any RawRepresentable.Type))
    }

    @Test("The errors are the SDK's twelve, in order, with codes from one")
    func errors() {
        let errors: [ActivityAuthorizationError] = [
            .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded, .unsupportedTarget, .visibility,
            .persistenceFailure, .missingProcessIdentifier, .unentitled, .malformedActivityIdentifier, .reconnectNotPermitted,
        ]
        #expect(errors.map(\.errorCode) == Array(1...12))
        #expect(ActivityAuthorizationError.errorDomain == "com.apple.ActivityKit.ActivityAuthorization")
        #expect(errors.allSatisfy { $0.failureReason?.isEmpty == false && $0.recoverySuggestion?.isEmpty == false })
    }
}
