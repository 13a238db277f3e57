import Foundation
import Staging

/// `Bundle.module` for a target with resources: a folder of links to them, and the declaration that SwiftPM would generate.
struct ResourceBundleSource {
    let module: ModulePlan
    let folder: URL

    /// - Returns: The generated source, or nil for modules without resources.
    func write() throws -> URL? {
        guard !module.bundledResources.isEmpty else { return nil }
        let bundle = folder.appendingPathComponent("\(module.packageName ?? module.name)_\(module.name).resources")
        let manager = FileManager.default
        try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
        for resource in module.bundledResources {
            let link = bundle.appendingPathComponent(resource.lastPathComponent)
            if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == resource.path { continue }
            try? manager.removeItem(at: link)
            try manager.createSymbolicLink(at: link, withDestinationURL: resource)
        }
        let source = folder.appendingPathComponent("resource_bundle_accessor.swift")
        let text = """
            import class Foundation.Bundle

            extension Foundation.Bundle {
                static let module: Bundle = Bundle(path: #"\(bundle.path)"#) ?? Bundle.main
            }

            """
        if (try? String(contentsOf: source, encoding: .utf8)) != text { try text.write(to: source, atomically: true, encoding: .utf8) }
        return source
    }
}
