import RenderingMessages
import SwiftUI

/// A preview of a library before it is made.
@MainActor
struct FoundPreview {
    enum Source {
        case macro(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
        case widget(any Widget.Type)
    }

    let source: Source
    let summary: PreviewSummary
}

extension LoadedLibrary {
    /// Everything that can be drawn: previews first, for what they leave out is drawn of the widgets.
    var previews: [FoundPreview] {
        registries.map { registry in
            let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
            return FoundPreview(
                source: .macro(registry),
                summary: PreviewSummary(
                    identifier: "\(registry.fileID):\(registry.line):\(registry.column)", name: "\(file):\(registry.line)", kind: .macro,
                    fileID: registry.fileID, line: registry.line))
        }
            + providers.map { provider in
                let name = String(describing: provider)
                let short = name.hasSuffix("_Previews") ? String(name.dropLast("_Previews".count)) : name
                return FoundPreview(
                    source: .provider(provider),
                    summary: PreviewSummary(identifier: String(reflecting: provider), name: short, kind: .provider))
            }
            + widgets.map { widget in
                FoundPreview(
                    source: .widget(widget),
                    summary: PreviewSummary(
                        identifier: String(reflecting: widget), name: String(describing: widget), kind: .configuration))
            }
    }
}
