import Foundation
import SwiftUI
import WidgetKit

/// A user's compiled sources in this process, and what they declare.
@MainActor
struct LoadedLibrary {
    /// Why a library cannot be used.
    struct LoadingError: Error, CustomStringConvertible { var description: String }

    let registries: [any PreviewRegistry.Type]
    let providers: [any PreviewProvider.Type]
    let widgets: [any Widget.Type]

    init(path: String) throws(LoadingError) {
        guard dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
            throw LoadingError(description: "the compiled sources cannot be loaded: \(reason)")
        }
        let types = ConformingTypes(library: path)
        registries = types.named("PreviewRegistry").compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        providers = types.named("PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        widgets = types.named("Widget").compactMap { $0 as? any Widget.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
}
