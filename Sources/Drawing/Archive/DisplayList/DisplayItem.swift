import Foundation

/// One thing to draw, or a group of things with an effect. Coordinates are points of the presentation, origin at its top left.
public struct DisplayItem: Codable, Equatable, Sendable {
    /// The view node that drew it: stable from one archive of the same views to the next.
    public var identity: String
    public var content: Content

    public indirect enum Content: Codable, Equatable, Sendable {
        case shape(ArchivedShape, drawing: ShapeDrawing, paint: Paint)
        case text(ArchivedText)
        case symbol(ArchivedSymbol)
        case image(ArchivedImage)
        /// A bar or ring that fills by the clock alone (`ProgressView(timerInterval:)`).
        case liveProgress(LiveProgress)
        case group(Effect, [DisplayItem])
        /// Items that do something when touched.
        case region(ActiveRegion, [DisplayItem])
        /// Items that VoiceOver reads as one element.
        case accessibility(Accessibility, [DisplayItem])
    }

    public init(identity: String, content: Content) {
        self.identity = identity
        self.content = content
    }
}

/// A text in its box.
public struct ArchivedText: Codable, Equatable, Sendable {
    /// The box that layout gave it, already rounded to pixels.
    public var frame: CGRect
    /// How it is set; its width and height are those of the box.
    public var request: TextRequest

    public init(frame: CGRect, request: TextRequest) {
        self.frame = frame
        self.request = request
    }
}

/// A symbol in its box, which has the size that the typesetter measured for it, or any other when the image is resizable.
public struct ArchivedSymbol: Codable, Equatable, Sendable {
    public var frame: CGRect
    public var request: SymbolRequest
    /// Whether the symbol is stretched to the frame instead of set at its font's size.
    public var isResizable: Bool

    public init(frame: CGRect, request: SymbolRequest, isResizable: Bool = false) {
        self.frame = frame
        self.request = request
        self.isResizable = isResizable
    }
}

/// A picture from an asset catalogue, a file or data.
public struct ArchivedImage: Codable, Equatable, Sendable {
    public enum Interpolation: String, Codable, Sendable { case none, low, medium, high }
    public enum Resizing: String, Codable, Sendable { case none, stretch, tile }

    public var frame: CGRect
    /// Key into `Archive.images`.
    public var image: String
    public var resizing: Resizing
    /// Points from each edge that are not stretched.
    public var capInsets: Insets
    /// Drawn in this paint through the picture's alpha, as a template is.
    public var tint: Paint?
    public var interpolation: Interpolation
    /// Mirrored, as `flipsForRightToLeftLayoutDirection` asks for.
    public var isMirrored: Bool

    public init(
        frame: CGRect, image: String, resizing: Resizing = .none, capInsets: Insets = .zero, tint: Paint? = nil,
        interpolation: Interpolation = .medium, isMirrored: Bool = false
    ) {
        self.frame = frame
        self.image = image
        self.resizing = resizing
        self.capInsets = capInsets
        self.tint = tint
        self.interpolation = interpolation
        self.isMirrored = isMirrored
    }
}

/// Distances from the four edges in points, named as they are seen.
public struct Insets: Codable, Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}
