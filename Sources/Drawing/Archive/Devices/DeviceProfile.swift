import Foundation

/// The measures of one device that decide where a Live Activity is drawn and how large. All lengths in points.
///
/// Sources: reference sections 5.1 and 5.2, layout-facts areas island and lockscreen. Each profile says which of its numbers were
/// measured on that screen and which follow from a neighbour's.
public struct DeviceProfile: Codable, Equatable, Sendable {
    /// The name given to `--device`, such as `iphone-17-pro`.
    public var name: String
    public var title: String
    public var screen: CGSize
    public var pixelsPerPoint: Double
    public var screenCornerRadius: Double
    public var card: Card
    /// nil on devices without a Dynamic Island.
    public var island: Island?

    public struct Card: Codable, Equatable, Sendable {
        public var width: Double
        /// Content above this is cut (reference 3.8).
        public var maximumHeight: Double
        public var cornerRadius: Double
    }

    public struct Island: Codable, Equatable, Sendable {
        /// The camera's box while the island is idle: 126 wide, centred (layout-notes 10).
        public var sensor: CGSize
        /// From the top of the screen to the island.
        public var top: Double
        /// The width the Human Interface Guidelines design each compact side for.
        public var compactDesignWidth: Double
        /// The widest a compact island may become.
        public var compactMaximumWidth: Double
        public var minimalWidth: ClosedRange<Double>
        public var expandedWidth: Double
        public var expandedHeight: ClosedRange<Double>
        public var expandedCornerRadius: Double
        /// Default distance from the expanded island's outline to its regions.
        public var expandedMargins: Insets
    }
}
