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

    /// Finds the frameworks that belong to a program: everything stands beside it, in a build folder as in an installation.
    ///
    /// - Parameter program: The program's own file.
    /// - Throws: `BuildError` with code `environment` that names what is missing.
    public static func find(for program: URL) throws(BuildError) -> FrameworksInstallation {
        let home = program.resolvingSymlinksInPath().deletingLastPathComponent()
        // A build folder is `.build/<target>/<configuration>` of a checkout.
        let checkout = home.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let found = FrameworksInstallation(
            library: home.appendingPathComponent("libOpenActivityKit.so"),
            modules: first(of: [home.appendingPathComponent("modules"), home.appendingPathComponent("Modules")]),
            macros: home.appendingPathComponent("PreviewMacros-tool"),
            moduleMaps: first(of: [home.appendingPathComponent("clibraries"), checkout.appendingPathComponent("Sources/CLibraries")]),
            renderer: home.appendingPathComponent("liveactivity-renderer"), clock: home.appendingPathComponent("libFrozenClock.so"))
        for file in [found.library, found.modules, found.macros, found.moduleMaps, found.renderer, found.clock] {
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw BuildError(
                    code: .environment,
                    description: "\(file.path) is missing. Build the whole package with swift build, or install it again with make install."
                )
            }
        }
        return found
    }

    private static func first(of candidates: [URL]) -> URL {
        candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[0]
    }

    /// Changes whenever the frameworks are built again.
    var identity: String {
        let files = (try? FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)) ?? []
        let modules = files.filter { $0.pathExtension == "swiftmodule" }.sorted { $0.path < $1.path }
        return ([library, macros] + modules).map(FileStamp.describe).joined(separator: "\n")
    }

    func compilerArguments(_ cLibraries: CLibraryFlags) -> [String] {
        // Staged conditions ask `Availability` for the version of iOS.
        [
            "-I", modules.path, "-import-module", "Availability", "-import-module", "AppGroups", "-load-plugin-executable",
            "\(macros.path)#PreviewMacros",
        ]
            + cLibraries.arguments
    }

    var linkerArguments: [String] {
        ["-L", library.deletingLastPathComponent().path, "-lOpenActivityKit", "-Wl,-rpath,\(library.deletingLastPathComponent().path)"]
    }
}
