import Archive
import Foundation
import SwiftUI

/// The compact island: leading and trailing content hug the camera, each side as wide as its content (layout-facts ISL-015 to ISL-018).
struct CompactPresentation {
    /// From content to the island's outer edge: measured on two apps (ISL-016).
    static let outerInset: CGFloat = 6.67

    let surroundings: Surroundings
    let island: DeviceProfile.Island

    private struct Side {
        var rendering: ViewRendering
        var content: CGSize
        var width: CGFloat
        var insets: EdgeInsets
    }

    @MainActor private func side(_ view: AnyView, _ insets: EdgeInsets) -> Side {
        let rendering = ViewRendering(view, environment: surroundings.environment(isDark: true))
        let limit = (island.compactMaximumWidth - island.sensor.width) / 2
        let proposal = ProposedViewSize(width: max(limit - insets.leading - insets.trailing, 0), height: island.sensor.height)
        let natural = rendering.size(for: proposal)
        let content = CGSize(width: min(natural.width, 1e6), height: min(natural.height, 1e6))
        let width = content.width > 0 ? content.width + insets.leading + insets.trailing : Self.outerInset
        return Side(rendering: rendering, content: content, width: min(width, limit), insets: insets)
    }

    @MainActor func archive(_ views: DynamicIsland) -> Archive {
        let leading = side(
            views.compactLeading(),
            views.insets(for: .compactLeading, default: EdgeInsets(top: 0, leading: Self.outerInset, bottom: 0, trailing: 0)))
        let trailing = side(
            views.compactTrailing(),
            views.insets(for: .compactTrailing, default: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: Self.outerInset)))
        let height = island.sensor.height
        let size = CGSize(width: leading.width + island.sensor.width + trailing.width, height: height)
        let mirror = IslandMirror(width: size.width, isMirrored: surroundings.isRightToLeft)
        let sensor = mirror.rect(CGRect(x: leading.width, y: 0, width: island.sensor.width, height: height))

        var recorded = RecordedView()
        let places: [(Side, String, CGFloat)] = [
            (leading, "compact leading", leading.width - leading.insets.trailing - leading.content.width),
            (trailing, "compact trailing", leading.width + island.sensor.width + trailing.insets.leading),
        ]
        for (side, name, x) in places where side.content.width > 0 {
            let frame = CGRect(
                x: x, y: (height - side.content.height) / 2, width: side.content.width, height: side.content.height)
            var part = side.rendering.record(in: mirror.rect(frame), proposal: proposal(side))
            report(side, name, into: &part)
            recorded.append(part)
        }
        let outline = ArchivedShape.roundedRectangle(
            CGRect(origin: .zero, size: size), radii: CornerRadii(height / 2), style: .circular)
        let environment = surroundings.environment(isDark: true)
        let url =
            views.url ?? leading.rendering.preference(WidgetURLKey.self) ?? trailing.rendering.preference(WidgetURLKey.self)
        return Archive(
            presentation: .compact, created: surroundings.instant, size: size,
            surface: Archive.Surface(
                shapes: [outline], background: .color(.black), keyline: views.keyline?.resolvedRGBA(in: environment), sensor: sensor),
            items: recorded.items, environment: surroundings.archived(isDark: true), images: recorded.images, url: url?.absoluteString,
            diagnostics: recorded.diagnostics)
    }

    private func proposal(_ side: Side) -> ProposedViewSize {
        let limit = (island.compactMaximumWidth - island.sensor.width) / 2
        return ProposedViewSize(width: max(limit - side.insets.leading - side.insets.trailing, 0), height: island.sensor.height)
    }

    private func report(_ side: Side, _ name: String, into recorded: inout RecordedView) {
        let limit = (island.compactMaximumWidth - island.sensor.width) / 2
        let needed = side.content.width + side.insets.leading + side.insets.trailing
        if needed > limit + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentClipped,
                    "\(name) is \(points(needed)) points wide and is cut at the island's edge after \(points(limit)): \(points(needed - limit)) too many"
                ))
        } else if side.content.width > island.compactDesignWidth + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentTooWide,
                    "\(name) is \(points(side.content.width)) points wide, \(points(side.content.width - island.compactDesignWidth)) more than the \(points(island.compactDesignWidth)) that the Human Interface Guidelines design for"
                ))
        }
        if side.content.height > island.sensor.height + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentClipped,
                    "\(name) is \(points(side.content.height)) points high and is cut at \(points(island.sensor.height))"))
        }
    }
}

/// Turns an island around when the language runs from right to left: leading content stands right of the camera.
struct IslandMirror {
    var width: CGFloat
    var isMirrored: Bool

    func rect(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension Color {
    /// The colour as a device shows it in an environment.
    func resolvedRGBA(in environment: EnvironmentValues) -> RGBA {
        let resolved = resolve(in: environment)
        return RGBA(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), alpha: Double(resolved.opacity))
    }
}
