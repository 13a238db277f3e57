import Foundation
import Staging

/// Where the frameworks are that the user's sources import: in a checkout's build folder, or in an installation's prefix.
public struct FrameworksInstallation: Sendable {
    /// `libOpenActivityKit.so`.
    public let library: URL
    /// The folder of `.swiftmodule` files.
    let modules: URL
    /// The program that expands `#Preview`.
    let macros: URL
    /// The folder with a folder for each C library.
    let moduleMaps: URL
    /// The program that draws.
    public let renderer: URL
    /// `libFrozenClock.so`, which is loaded before everything else when the wall clock has to stand.
    public let clock: URL

    /// Finds the frameworks that belong to a program.
    ///
    /// - Parameter program: The program's own file.
    /// - Throws: `BuildError` with code `environment` that names what is missing.
    public static func find(for program: URL) throws(BuildError) -> FrameworksInstallation {
        let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
        let prefix = folder.deletingLastPathComponent()
        let installed = prefix.appendingPathComponent("lib/openactivitykit")
        let isInstalled = FileManager.default.fileExists(atPath: installed.path)
        let home = isInstalled ? installed : folder
        let checkout = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let candidates = FrameworksInstallation(
            library: home.appendingPathComponent("libOpenActivityKit.so"),
            modules: home.appendingPathComponent(isInstalled ? "modules" : "Modules"),
            macros: first(
                of: ["PreviewMacros-tool", "PreviewMacros"], in: [home, prefix.appendingPathComponent("libexec/openactivitykit")]),
            moduleMaps: isInstalled
                ? installed.appendingPathComponent("CLibraries") : checkout.appendingPathComponent("Sources/CLibraries"),
            renderer: first(of: ["liveactivity-renderer"], in: [folder, home, prefix.appendingPathComponent("libexec/openactivitykit")]),
            clock: home.appendingPathComponent("libFrozenClock.so"))
        for file in [
            candidates.library, candidates.clock, candidates.modules, candidates.macros, candidates.moduleMaps, candidates.renderer,
        ] {
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw BuildError(
                    code: .environment,
                    description: "\(file.path) is missing. Build the whole package with swift build, or install it again with make install."
                )
            }
        }
        return candidates
    }

    private static func first(of names: [String], in folders: [URL]) -> URL {
        let candidates = folders.flatMap { folder in names.map { folder.appendingPathComponent($0) } }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }

    /// Changes whenever the frameworks are built again.
    var identity: String {
        let files = (try? FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)) ?? []
        let modules = files.filter { $0.pathExtension == "swiftmodule" }.sorted { $0.path < $1.path }
        return ([library, macros] + modules).map(FileStamp.describe).joined(separator: "\n")
    }

    func compilerArguments(_ cLibraries: CLibraryFlags) -> [String] {
        ["-I", modules.path, "-load-plugin-executable", "\(macros.path)#PreviewMacros"] + cLibraries.arguments
    }

    var linkerArguments: [String] {
        ["-L", library.deletingLastPathComponent().path, "-lOpenActivityKit", "-Wl,-rpath,\(library.deletingLastPathComponent().path)"]
    }
}
