import Archive
import Foundation

/// Several presentations on one page, in labelled sections, each on a piece of wallpaper.
public struct Sheet: Sendable {
    /// One presentation with what it shows.
    public struct Cell: Sendable {
        public var label: String
        public var archive: Archive
        /// What live texts and progress show.
        public var instant: Date

        public init(label: String, archive: Archive, instant: Date) {
            self.label = label
            self.archive = archive
            self.instant = instant
        }
    }

    /// Presentations that belong together.
    public struct Section: Sendable {
        public var title: String
        public var cells: [Cell]

        public init(title: String, cells: [Cell]) {
            self.title = title
            self.cells = cells
        }
    }

    public var title: String
    public var subtitle: String
    public var sections: [Section]

    public init(title: String, subtitle: String, sections: [Section]) {
        self.title = title
        self.subtitle = subtitle
        self.sections = sections
    }
}
