import Archive
import Foundation
import RenderingMessages

/// A preview with what came of it.
struct DrawnPreview {
    struct Part {
        var summary: ArchiveSummary
        /// The surroundings it was drawn in.
        var variant: RenderingVariant
        var archive: Archive
        /// The archive as the renderer wrote it.
        var data: Data

        /// Whether there is anything to look at; a presentation without content has no height.
        var isVisible: Bool { archive.size.width > 0 && archive.size.height > 0 }
    }

    /// The module that declares it.
    var module: String
    var summary: PreviewSummary
    /// The author's file, as messages name it, and the line in it.
    var place: SourcePlace?
    var parts: [Part] = []
    var diagnostics: [Diagnostic] = []
    /// Titles of the variants that show what an archive's diagnostic says.
    var variants: [Diagnostic: [String]] = [:]

    var hasFailed: Bool { diagnostics.contains { $0.kind == .crash || $0.kind == .timeout } }
}

/// A line of the author's.
struct SourcePlace: Equatable {
    var file: String
    var line: Int
}
