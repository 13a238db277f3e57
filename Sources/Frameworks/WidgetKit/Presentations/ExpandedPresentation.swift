import Archive
import Foundation
import SwiftUI

/// The expanded island: its regions around the camera, between 84 and 160 points high (reference 3.8 and 5.1).
struct ExpandedPresentation {
    let surroundings: Surroundings
    let island: DeviceProfile.Island

    @MainActor func archive(_ views: DynamicIsland) -> Archive {
        let environment = surroundings.environment(isDark: true)
        let preset = island.expandedMargins
        let margins = views.insets(
            for: .expanded,
            default: EdgeInsets(top: preset.top, leading: preset.left, bottom: preset.bottom, trailing: preset.right))
        let regions = views.expanded()
        let elements = regions.flatMap { region in
            ViewRendering.elements(of: region.content, environment: environment).map {
                ExpandedLayout.Element(rendering: $0, place: region.place, priority: region.priority, margins: region.margins)
            }
        }
        let layout = ExpandedLayout(
            width: island.expandedWidth, height: CGFloat(island.expandedHeight.lowerBound)...CGFloat(island.expandedHeight.upperBound),
            margins: margins, sensor: island.sensor)
        let result = layout.arrange(elements)
        let size = CGSize(width: island.expandedWidth, height: result.height)
        let mirror = IslandMirror(width: size.width, isMirrored: surroundings.isRightToLeft)

        var recorded = RecordedView()
        for placement in result.placements {
            recorded.append(placement.element.rendering.record(in: mirror.rect(placement.frame), proposal: placement.proposal))
        }
        if result.neededHeight > island.expandedHeight.upperBound + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentTooHigh,
                    "the expanded island needs \(points(result.neededHeight)) points; the system cuts it at \(points(island.expandedHeight.upperBound))"
                ))
        }
        let url = views.url ?? elements.lazy.compactMap { $0.rendering.preference(WidgetURLKey.self) }.first
        let outline = ArchivedShape.roundedRectangle(
            CGRect(origin: .zero, size: size), radii: CornerRadii(min(island.expandedCornerRadius, size.height / 2)),
            style: .continuous)
        let sensor = CGRect(x: (size.width - island.sensor.width) / 2, y: 0, width: island.sensor.width, height: island.sensor.height)
        return Archive(
            presentation: .expanded, created: surroundings.instant, size: size,
            surface: Archive.Surface(
                shapes: [outline], background: .color(.black), keyline: views.keyline?.resolvedRGBA(in: environment), sensor: sensor),
            items: recorded.items, environment: surroundings.archived(isDark: true), images: recorded.images, url: url?.absoluteString,
            diagnostics: recorded.diagnostics)
    }
}
