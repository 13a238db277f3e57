import Archive
import Foundation

/// Several presentations on one page, in labelled sections, each on a piece of wallpaper.
public struct Sheet: Sendable {
    /// One presentation with what it shows.
    public struct Cell: Sendable {
        /// The label with the faults behind it.
        var caption: String { ([label] + faults).joined(separator: " · ") }

        public var label: String
        public var archive: Archive
        /// What live texts and progress show.
        public var instant: Date
        /// What is wrong with it, in a word or two each; such a cell is framed in red, and its label says so.
        public var faults: [String]

        public init(label: String, archive: Archive, instant: Date, faults: [String] = []) {
            self.label = label
            self.archive = archive
            self.instant = instant
            self.faults = faults
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
