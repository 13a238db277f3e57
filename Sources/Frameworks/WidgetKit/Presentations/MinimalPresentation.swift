import Archive
import Foundation
import SwiftUI

/// The minimal presentation: a circle or oval, attached to the camera or beside it (reference 3.8 and 5.1).
struct MinimalPresentation {
    /// Room between content and outline on each side before the circle becomes an oval. Fidelity: guessed.
    static let margin: CGFloat = 4

    let surroundings: Surroundings
    let island: DeviceProfile.Island
    let isAttached: Bool

    @MainActor func archive(_ views: DynamicIsland) -> Archive {
        let environment = surroundings.environment(isDark: true)
        let rendering = ViewRendering(views.minimal(), environment: environment)
        let height = island.sensor.height
        let insets = views.insets(
            for: .minimal, default: EdgeInsets(top: 0, leading: Self.margin, bottom: 0, trailing: Self.margin))
        let proposal = ProposedViewSize(
            width: island.minimalWidth.upperBound - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
        let natural = rendering.size(for: proposal)
        let content = CGSize(width: min(natural.width, 1e6), height: min(natural.height, 1e6))
        let width = min(
            max(content.width + insets.leading + insets.trailing, island.minimalWidth.lowerBound), island.minimalWidth.upperBound)
        let size = CGSize(width: isAttached ? width + island.sensor.width : width, height: height)
        let mirror = IslandMirror(width: size.width, isMirrored: surroundings.isRightToLeft && isAttached)
        let frame = CGRect(
            x: (width - content.width) / 2, y: (height - content.height) / 2, width: content.width, height: content.height)
        var recorded = rendering.record(in: mirror.rect(frame), proposal: proposal)
        if content.width > island.minimalWidth.upperBound + 0.5 || content.height > height + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentClipped,
                    "minimal is \(points(content.width)) × \(points(content.height)) points and is cut at \(points(width)) × \(points(height))"
                ))
        }
        let outline = ArchivedShape.roundedRectangle(
            CGRect(origin: .zero, size: size), radii: CornerRadii(height / 2), style: .circular)
        let sensor = isAttached ? mirror.rect(CGRect(x: width, y: 0, width: island.sensor.width, height: height)) : nil
        return Archive(
            presentation: isAttached ? .minimalAttached : .minimalDetached, created: surroundings.instant, size: size,
            surface: Archive.Surface(
                shapes: [outline], background: .color(.black), keyline: views.keyline?.resolvedRGBA(in: environment), sensor: sensor),
            items: recorded.items, environment: surroundings.archived(isDark: true), images: recorded.images,
            url: (views.url ?? rendering.preference(WidgetURLKey.self))?.absoluteString, diagnostics: recorded.diagnostics)
    }
}
