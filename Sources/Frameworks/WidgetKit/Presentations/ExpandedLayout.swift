import Foundation
import SwiftUI

/// Arranges the regions of the expanded island around the camera (layout-notes 10).
///
/// Coordinates are points of the island, leading first; the caller mirrors them for languages that run from right to left.
@MainActor
struct ExpandedLayout {
    /// Between the columns (ISL-023).
    private static let columnSpacing: CGFloat = 8

    let width: CGFloat
    let height: ClosedRange<CGFloat>
    let margins: EdgeInsets
    let sensor: CGSize

    struct Element {
        var rendering: ViewRendering
        var place: DynamicIslandExpandedRegionPosition.Place
        var priority: Double
        var margins: [(edges: Edge.Set, length: Double)]
    }

    struct Placement {
        var element: Element
        var frame: CGRect
        var proposal: ProposedViewSize
    }

    struct Result {
        var placements: [Placement]
        var height: CGFloat
        /// The height without the limit.
        var neededHeight: CGFloat
    }

    /// One column beside, between or below the camera: a stack with default spacing.
    private struct Column {
        var elements: [Element]
        var sizes: [CGSize] = []
        var proposals: [ProposedViewSize] = []
        var tops: [CGFloat] = []
        var bottom: CGFloat = 0
    }

    private var contentWidth: CGFloat { max(width - margins.leading - margins.trailing, 0) }
    private var contentHeight: CGFloat { max(height.upperBound - margins.top - margins.bottom, 0) }
    /// How far the camera reaches into the content.
    private var sensorBottom: CGFloat { max(sensor.height - margins.top, 0) }

    func arrange(_ elements: [Element]) -> Result {
        var leading = Column(elements: elements.filter { $0.place == .leading })
        var trailing = Column(elements: elements.filter { $0.place == .trailing })
        var center = Column(elements: elements.filter { $0.place == .center })
        var bottom = Column(elements: elements.filter { $0.place == .bottom })
        let spacing = Self.columnSpacing

        // The lower regions' least height is put aside before the upper ones get theirs.
        let bottomMinimum = bottom.elements.reduce(0) {
            $0 + $1.rendering.size(for: ProposedViewSize(width: contentWidth, height: 0)).height
        }
        let upperHeight = max(contentHeight - bottomMinimum - (bottom.elements.isEmpty ? 0 : spacing), 0)

        let sideMinima = [leading, trailing].map { column in
            column.elements.map { $0.rendering.size(for: ProposedViewSize(width: 0, height: upperHeight)).width }.max() ?? 0
        }
        let sensorShare = max(sensor.width - 2 * spacing, 0)
        let centerLimit = max(contentWidth - sideMinima.reduce(0) { $0 + ($1 > 0 ? $1 + spacing : 0) }, sensorShare)
        fill(&center, width: centerLimit, height: max(upperHeight - sensorBottom, 0), from: sensorBottom)
        let centerWidth = max(center.sizes.map(\.width).max() ?? 0, sensorShare)
        let centerBottom = max(center.bottom, sensorBottom)
        let beside = max((contentWidth - centerWidth) / 2 - spacing, 0)

        let widths = sideWidths(leading.elements, trailing.elements, beside: beside)
        fill(&leading, width: widths.leading, height: upperHeight, from: 0, beside: beside, above: centerBottom)
        fill(&trailing, width: widths.trailing, height: upperHeight, from: 0, beside: beside, above: centerBottom)

        // Leading and trailing end at one line, below which the bottom region follows.
        var upperBottom = max(leading.bottom, trailing.bottom, center.elements.isEmpty ? 0 : centerBottom)
        if bottom.elements.isEmpty { upperBottom = max(upperBottom, height.lowerBound - margins.top - margins.bottom) }
        var bottomTop = max(upperBottom, bottom.elements.isEmpty ? 0 : sensorBottom)
        if !bottom.elements.isEmpty, bottomTop > 0 { bottomTop += gap(above: bottom, [leading, trailing, center]) }
        fill(&bottom, width: contentWidth, height: max(contentHeight - bottomTop, 0), from: bottomTop)

        let needed = max(upperBottom, bottom.elements.isEmpty ? 0 : bottom.bottom) + margins.top + margins.bottom
        let islandHeight = min(max(needed, height.lowerBound), height.upperBound)
        var placements: [Placement] = []
        placements += place(leading, centeredTo: upperBottom) { _ in margins.leading }
        placements += place(trailing, centeredTo: upperBottom) { size in width - margins.trailing - size.width }
        placements += place(center, centeredTo: nil) { size in (width - size.width) / 2 }
        placements += place(bottom, centeredTo: nil) { _ in margins.leading }
        return Result(placements: placements, height: islandHeight, neededHeight: needed)
    }

    /// Both sides share the width; a side of higher priority takes what the other leaves (ISL-023 to ISL-026).
    private func sideWidths(_ leading: [Element], _ trailing: [Element], beside: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let spacing = Self.columnSpacing
        guard !leading.isEmpty, !trailing.isEmpty else { return (contentWidth, contentWidth) }
        let first = leading.map(\.priority).max() ?? 0
        let second = trailing.map(\.priority).max() ?? 0
        if first == second { return ((contentWidth - spacing) / 2, (contentWidth - spacing) / 2) }
        let large = contentWidth - spacing - beside
        return first > second ? (large, beside) : (beside, large)
    }

    /// Sizes a column's elements one below the other. Elements that stand beside the camera and are too wide get the room there, or move
    /// below it.
    private func fill(
        _ column: inout Column, width: CGFloat, height: CGFloat, from top: CGFloat, beside: CGFloat? = nil, above limit: CGFloat = 0
    ) {
        var y = top
        var previous: Element?
        for element in column.elements {
            if let previous { y += previous.rendering.distance(above: element.rendering) }
            var proposal = ProposedViewSize(width: width, height: max(height - (y - top), 0))
            var size = element.rendering.size(for: proposal)
            if let beside, y < limit, size.width > beside {
                if element.rendering.layoutValue(VerticalPlacementKey.self).isBelowIfTooWide {
                    y = limit
                    proposal.height = max(height - (y - top), 0)
                } else {
                    proposal.width = beside
                }
                size = element.rendering.size(for: proposal)
            }
            column.sizes.append(CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6)))
            column.proposals.append(proposal)
            column.tops.append(y)
            y += min(size.height, 1e6)
            previous = element
        }
        column.bottom = column.elements.isEmpty ? 0 : y
    }

    private func gap(above bottom: Column, _ columns: [Column]) -> CGFloat {
        guard let first = bottom.elements.first else { return 0 }
        return columns.compactMap { $0.elements.last?.rendering.distance(above: first.rendering) }.max() ?? Self.columnSpacing
    }

    private func place(_ column: Column, centeredTo bottom: CGFloat?, x: (CGSize) -> CGFloat) -> [Placement] {
        let shift = bottom.map { max(($0 - column.bottom) / 2, 0) } ?? 0
        return column.elements.indices.map { index in
            let element = column.elements[index]
            let size = column.sizes[index]
            var frame = CGRect(origin: CGPoint(x: x(size), y: margins.top + column.tops[index] + shift), size: size)
            // A region's own margins replace those of its outer edges (layout-notes 10.7).
            for margin in element.margins {
                if margin.edges.contains(.leading), element.place != .trailing { frame.origin.x += margin.length - margins.leading }
                if margin.edges.contains(.trailing), element.place == .trailing { frame.origin.x -= margin.length - margins.trailing }
                if margin.edges.contains(.top), element.place != .bottom { frame.origin.y += margin.length - margins.top }
            }
            return Placement(element: element, frame: frame, proposal: column.proposals[index])
        }
    }
}
