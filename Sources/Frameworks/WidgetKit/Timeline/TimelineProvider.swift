import Foundation
import SwiftUI

/// What a widget shows at an instant. Apple: WidgetKit/TimelineEntry.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. Apple: WidgetKit/TimelineEntryRelevance.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    /// Seconds.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// Entries with the moment at which new ones are asked for. Apple: WidgetKit/Timeline.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// When a timeline is asked for again. Apple: WidgetKit/TimelineReloadPolicy.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let kind: String
    private let date: Date?
    public static let atEnd = TimelineReloadPolicy(kind: "atEnd", date: nil)
    public static let never = TimelineReloadPolicy(kind: "never", date: nil)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: "after", date: date) }
}

/// Where and how large a widget is shown. Apple: WidgetKit/TimelineProviderContext.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize

    package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
    }
}

/// Gives a widget its entries. Apple: WidgetKit/TimelineProvider.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget without settings. Apple: WidgetKit/StaticConfiguration. Its home screen pictures are not part of a Live Activity.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    let kind: String

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
    }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Asks for new timelines. Apple: WidgetKit/WidgetCenter. Without a home screen there is nothing to ask.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    /// Keys of the user activity that opens an app from a widget.
    public struct UserInfoKey {
        public static let kind = "kind"
        public static let family = "family"
        public static let activityID = "activityID"
    }

    private init() {}

    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}
}

/// The type of the user activity with which a Live Activity opens its app when it has no address.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
