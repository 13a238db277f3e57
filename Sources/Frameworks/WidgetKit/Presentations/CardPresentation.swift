import Archive
import Foundation
import SwiftUI

/// The Lock Screen presentation and the banner: as wide as the profile says, as high as its content, cut at 160 points
/// (reference 3.8, layout-notes 10). The system adds no margins.
struct CardPresentation {
    let surroundings: Surroundings
    let presentation: Presentation

    @MainActor func archive(_ view: AnyView) -> Archive {
        let card = surroundings.device.card
        let environment = surroundings.environment()
        let rendering = ViewRendering(view, environment: environment)
        let proposal = ProposedViewSize(width: card.width, height: card.maximumHeight)
        let natural = rendering.size(for: proposal)
        let content = CGSize(width: min(natural.width, 1e6), height: min(natural.height, 1e6))
        let size = CGSize(width: card.width, height: min(pixels(content.height), card.maximumHeight))
        // Narrower content is centred (LSC-026); higher content is cut at both ends.
        let frame = CGRect(
            x: (size.width - content.width) / 2, y: (size.height - content.height) / 2, width: content.width, height: content.height)
        var recorded = rendering.record(in: frame, proposal: proposal)
        report(content, natural, card, into: &recorded)
        let tint = rendering.preference(BackgroundTintKey.self).map { $0.resolvedRGBA(in: environment) }
        let isDark = environment.colorScheme == .dark
        let background = tint ?? (isDark ? .black : .white)
        let outline = ArchivedShape.roundedRectangle(
            CGRect(origin: .zero, size: size), radii: CornerRadii(min(card.cornerRadius, size.height / 2)), style: .continuous)
        return Archive(
            presentation: presentation, created: surroundings.instant, size: size,
            surface: Archive.Surface(shapes: [outline], background: .color(background)), items: recorded.items,
            environment: surroundings.archived(
                systemActionColor: rendering.preference(SystemActionColorKey.self)?.resolvedRGBA(in: environment), isDark: isDark),
            images: recorded.images, url: rendering.preference(WidgetURLKey.self)?.absoluteString, diagnostics: recorded.diagnostics)
    }

    private func pixels(_ height: CGFloat) -> CGFloat {
        let scale = surroundings.device.pixelsPerPoint
        return (height * scale - 1e-6).rounded(.up) / scale
    }

    private func report(_ content: CGSize, _ natural: CGSize, _ card: DeviceProfile.Card, into recorded: inout RecordedView) {
        if content.height > card.maximumHeight + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentTooHigh,
                    "the Lock Screen presentation is \(points(content.height)) points high; the system cuts it at \(points(card.maximumHeight))"
                ))
        }
        if content.width > card.width + 0.5 {
            recorded.diagnostics.append(
                overflow(
                    .contentClipped,
                    "the Lock Screen presentation is \(points(content.width)) points wide and is cut at \(points(card.width))"))
        }
        if content.height <= 0 {
            recorded.diagnostics.append(overflow(.contentClipped, "the Lock Screen presentation is empty: nothing is shown"))
        }
    }
}
