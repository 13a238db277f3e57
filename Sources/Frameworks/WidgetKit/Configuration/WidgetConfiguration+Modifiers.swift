import ActivityKit
import SwiftUI

extension WidgetConfiguration {
    /// The sizes beside the iPhone's for which the activity has views of its own. Apple: WidgetKit, iOS 18.
    @MainActor @preconcurrency
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }

    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload @MainActor @preconcurrency
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload @MainActor @preconcurrency
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    @MainActor @preconcurrency
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

/// Where a widget can stand. Apple: WidgetKit/WidgetLocation.
public struct WidgetLocation: Hashable, Sendable {
    let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}

/// The shapes of a home screen widget. Apple: WidgetKit/WidgetFamily.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: return "systemSmall"
        case .systemMedium: return "systemMedium"
        case .systemLarge: return "systemLarge"
        case .systemExtraLarge: return "systemExtraLarge"
        case .accessoryCircular: return "accessoryCircular"
        case .accessoryRectangular: return "accessoryRectangular"
        case .accessoryInline: return "accessoryInline"
        }
    }
}

/// The sizes of an activity's card. Apple: WidgetKit/ActivityFamily (reference 2.4).
public enum ActivityFamily: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    case small, medium

    public var description: String { self == .small ? "small" : "medium" }
}
