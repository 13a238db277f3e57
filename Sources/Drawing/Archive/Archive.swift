import Foundation

/// What crosses from a widget extension to whoever draws: one presentation, laid out in points, with live and active parts.
///
/// An archive needs neither the app nor the extension: a countdown in it goes on by itself.
public struct Archive: Codable, Equatable, Sendable {
    /// The format that this build writes. A reader refuses a higher one.
    public static let currentVersion = 1

    public var version: Int
    public var presentation: Presentation
    /// When the views were evaluated.
    public var created: Date
    /// Size of the presentation in points.
    public var size: CGSize
    /// The outlines that the presentation fills and is clipped to: the card, the island, or the parts of a minimal pair.
    public var surface: Surface
    public var items: [DisplayItem]
    public var images: [String: ImageResource]
    public var environment: Environment
    /// The address from `widgetURL`, which a tap outside every active region opens.
    public var url: String?
    public var diagnostics: [Diagnostic]

    /// What lies under the items.
    public struct Surface: Codable, Equatable, Sendable {
        public var shapes: [ArchivedShape]
        /// nil draws nothing, for plain views.
        public var background: Paint?
        /// A hairline around the island (`keylineTint`).
        public var keyline: RGBA?
        /// The camera's box inside an island.
        public var sensor: CGRect?

        public init(shapes: [ArchivedShape], background: Paint? = nil, keyline: RGBA? = nil, sensor: CGRect? = nil) {
            self.shapes = shapes
            self.background = background
            self.keyline = keyline
            self.sensor = sensor
        }
    }

    /// The surroundings the views were evaluated in.
    public struct Environment: Codable, Equatable, Sendable {
        public var locale: String
        public var isDark: Bool
        public var isRightToLeft: Bool
        public var dynamicTypeSize: String
        public var isStale: Bool
        public var device: String
        /// The colour of system action buttons (`activitySystemActionForegroundColor`).
        public var systemActionColor: RGBA?

        public init(
            locale: String, isDark: Bool, isRightToLeft: Bool, dynamicTypeSize: String, isStale: Bool, device: String,
            systemActionColor: RGBA? = nil
        ) {
            self.locale = locale
            self.isDark = isDark
            self.isRightToLeft = isRightToLeft
            self.dynamicTypeSize = dynamicTypeSize
            self.isStale = isStale
            self.device = device
            self.systemActionColor = systemActionColor
        }
    }

    /// A picture that items refer to by key.
    public struct ImageResource: Codable, Equatable, Sendable {
        /// The file as it was found: PNG, and whatever else drawing can read.
        public var data: Data
        /// Pixels per point.
        public var scale: Double

        public init(data: Data, scale: Double) {
            self.data = data
            self.scale = scale
        }
    }

    public init(
        presentation: Presentation, created: Date, size: CGSize, surface: Surface, items: [DisplayItem], environment: Environment,
        images: [String: ImageResource] = [:], url: String? = nil, diagnostics: [Diagnostic] = []
    ) {
        version = Self.currentVersion
        self.presentation = presentation
        self.created = created
        self.size = size
        self.surface = surface
        self.items = items
        self.environment = environment
        self.images = images
        self.url = url
        self.diagnostics = diagnostics
    }
}
