import Archive
import Foundation
import SwiftUI
import WidgetKit

/// A plain view on a piece of the device's background, as large as its layout says.
@MainActor
struct ViewPresentation {
    let surroundings: Surroundings
    let layout: PreviewLayout

    func archive(_ view: any View) -> Archive {
        func open<V: View>(_ view: V) -> Archive { archive(ViewRendering(view, environment: surroundings.viewEnvironment)) }
        return open(view)
    }

    func archive(_ rendering: ViewRendering) -> Archive {
        let proposal: ProposedViewSize
        switch layout {
        case .device, .sizeThatFits: proposal = ProposedViewSize(surroundings.device.screen)
        case .fixed(let width, let height): proposal = ProposedViewSize(width: width, height: height)
        }
        let natural = rendering.size(for: proposal)
        let fitting = CGSize(
            width: min(natural.width, surroundings.device.screen.width * 4),
            height: min(natural.height, surroundings.device.screen.height * 4))
        var size = fitting
        if case .fixed(let width, let height) = layout { size = CGSize(width: width, height: height) }
        let frame = CGRect(
            x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2, width: fitting.width, height: fitting.height)
        let recorded = rendering.record(in: frame, proposal: proposal)
        let environment = surroundings.viewEnvironment
        let isDark = environment.colorScheme == .dark
        return Archive(
            presentation: .view, created: surroundings.instant, size: size,
            surface: Archive.Surface(
                shapes: [.rectangle(CGRect(origin: .zero, size: size))], background: .color(isDark ? .black : .white)),
            items: recorded.items,
            environment: Archive.Environment(
                locale: surroundings.locale.identifier, isDark: isDark, isRightToLeft: surroundings.isRightToLeft,
                dynamicTypeSize: surroundings.dynamicTypeSize.name, isStale: surroundings.isStale, device: surroundings.device.name),
            images: recorded.images, diagnostics: recorded.diagnostics)
    }
}

extension Surroundings {
    /// The environment of an app's views, which live in a process and not in a picture.
    var viewEnvironment: EnvironmentValues {
        var values = environment()
        values.isArchived = false
        return values
    }
}

extension [ViewPreviewTrait] {
    /// How much room the traits ask for.
    var layout: PreviewLayout {
        for case .layout(let layout) in self { return layout }
        return .device
    }
}
