import Foundation
import Staging

/// What the sources of a module import that is not there, and how they are compiled all the same.
struct ModuleImports {
    struct Source {
        var file: URL
        var text: [UInt8]
        var outline: SourceOutline
    }

    let sources: [Source]
    private let merged: Set<String>
    private let absent: Set<String>
    /// The file that keeps its `@main`.
    private let main: URL?

    /// - Parameter dependencies: Modules of the plan that it may import.
    /// - Throws: `StagingError` when a file cannot be read.
    init(module: ModulePlan, catalogue: ModuleCatalogue, dependencies: Set<String>) throws(StagingError) {
        let given = module.mergedModules.subtracting(dependencies).filter { !catalogue.contains($0) && !AppleFrameworks.contains($0) }
        func isThere(_ name: String) -> Bool { catalogue.contains(name) || dependencies.contains(name) }
        var sources: [Source] = []
        for file in module.sources {
            let text = try Stage.read(file)
            let outline = SourceOutline(text, conditions: Set(module.conditions)) { isThere($0) || given.contains($0) }
            sources.append(Source(file: file, text: text, outline: outline))
        }
        let missing = Set(sources.flatMap { $0.outline.imports.map(\.module) }).filter { !isThere($0) }
        self.sources = sources
        merged = missing.intersection(given)
        absent = missing.subtracting(given)
        main = sources.first { !$0.outline.mains.isEmpty }?.file
    }

    func adaptation(of file: URL) -> SourceAdaptation {
        var adaptation = SourceAdaptation()
        adaptation.mergedModules = merged
        adaptation.absentModules = absent
        adaptation.modulesWithFoundation = absent.filter(AppleFrameworks.contains)
        adaptation.leavesOutMain = main != nil && file != main
        return adaptation
    }

    /// What has to be said before the compiler's errors: which of them come from a module that is not there, and what helps.
    func explanation(of messages: String) -> String {
        let lines = messages.split(separator: "\n")
        return sources.flatMap { source -> [String] in
            let isAffected = lines.contains {
                $0.hasPrefix("\(source.file.path):") && $0.contains("error: ") && $0.contains("cannot find ")
            }
            guard isAffected else { return [] }
            return source.outline.imports.filter { absent.contains($0.module) }.map { declaration in
                "\(source.file.path):\(declaration.line):\(declaration.column): error: \(Self.complaint(about: declaration.module, in: source.file))\n"
            }
        }.joined()
    }

    private static func complaint(about module: String, in file: URL) -> String {
        AppleFrameworks.contains(module)
            ? "\(module) is a framework of Apple's that is not there; leave \(file.lastPathComponent) out, or give a file that stands in for "
                + "what is needed of it"
            : "the module \(module) is neither a framework nor among the sources given; give its sources too, leave "
                + "\(file.lastPathComponent) out, or give a file that stands in for what is needed of it"
    }
}
