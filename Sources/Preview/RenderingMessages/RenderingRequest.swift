import Archive
import Foundation

/// What the renderer is asked to draw: which compiled sources, which of their previews, and in which surroundings.
public struct RenderingRequest: Codable, Equatable, Sendable {
    /// The shared library that the sources were compiled to.
    public var library: String
    /// Folders with asset catalogues, string catalogues and fonts, in the order in which they are searched.
    public var resourceFolders: [String] = []
    /// What is drawn of each activity; nil leaves it to the previews, and draws all of what no preview names.
    public var presentations: [Presentation]?
    /// Everything is drawn in each of these.
    public var variants: [RenderingVariant]
    /// The instant at which views are evaluated.
    public var instant: Date
    /// JSON of the attributes and of the content states for configurations that no preview gives states to.
    public var attributes: String?
    public var states: [String] = []
    /// Only previews whose name contains one of these, in any case.
    public var names: [String] = []
    /// Units that are not drawn again: they were drawn before, or ended the renderer.
    public var finishedUnits: Set<RenderingUnit> = []

    public init(library: String, variants: [RenderingVariant], instant: Date) {
        self.library = library
        self.variants = variants
        self.instant = instant
    }
}

/// The smallest part of the work that can fail by itself: one presentation of one state of one preview in one variant.
public struct RenderingUnit: Codable, Hashable, Sendable {
    /// What makes the preview unique in its library: file, line and column, or the type's name.
    public var preview: String
    /// Number of the content state from 0; nil for views, and before states are known.
    public var state: Int?
    /// nil while the preview itself is made.
    public var presentation: Presentation?
    /// Number of the request's variant from 0.
    public var variant: Int

    public init(preview: String, variant: Int, state: Int? = nil, presentation: Presentation? = nil) {
        self.preview = preview
        self.variant = variant
        self.state = state
        self.presentation = presentation
    }
}
