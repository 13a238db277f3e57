import Foundation
import Staging

/// The Swift toolchain that compiles the user's sources.
///
/// Compiler and linker are called directly: the driver that usually calls them takes longer than both (discovery notes).
public struct Toolchain: Sendable {
    /// The folder with `bin` and `lib`.
    public let root: URL

    var compiler: URL { root.appendingPathComponent("bin/swift-frontend") }
    var packageManager: URL { root.appendingPathComponent("bin/swift") }
    var linker: URL { root.appendingPathComponent("bin/clang") }
    /// The runtime's libraries.
    var libraries: URL { root.appendingPathComponent("lib/swift/linux") }
    /// Registers an image's types with the runtime.
    var imageStart: URL { libraries.appendingPathComponent("\(Self.architecture)/swiftrt.o") }

    static var architecture: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }

    static var target: String { "\(architecture)-unknown-linux-gnu" }

    public init(root: URL) { self.root = root }

    /// The toolchain whose `swiftc` is found first in the search path.
    ///
    /// - Throws: `BuildError` with code `environment` when there is none.
    public static func find(searchPath: String) throws(BuildError) -> Toolchain {
        for folder in searchPath.split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
            guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
            let toolchain = Toolchain(root: compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent())
            let isWhole = [toolchain.compiler, toolchain.linker, toolchain.imageStart].allSatisfy {
                FileManager.default.fileExists(atPath: $0.path)
            }
            if isWhole { return toolchain }
        }
        throw BuildError(
            code: .environment,
            description: "No Swift toolchain was found in PATH. Install Swift 6.3 from swift.org, and put its usr/bin folder into PATH.")
    }

    /// Changes when another toolchain is installed in the same place.
    var identity: String { FileStamp.describe(compiler) }

    /// What every compilation is called with.
    var compilerArguments: [String] {
        [
            "-frontend", "-target", Self.target, "-disable-objc-interop", "-empty-abi-descriptor", "-no-auto-bridging-header-chaining",
            "-in-process-plugin-server-path", root.appendingPathComponent("lib/swift/host/libSwiftInProcPluginServer.so").path,
            "-plugin-path", root.appendingPathComponent("lib/swift/host/plugins").path,
        ]
    }

    /// What every library is linked with. Libraries that are not used are not loaded.
    var linkerArguments: [String] {
        [
            "-shared", "-fuse-ld=lld", "--target=\(Self.target)", imageStart.path, "-L", libraries.path, "-Wl,--as-needed", "-Wl,-z,defs",
            "-Wl,-rpath,\(libraries.path)",
        ]
            + [
                "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
                "swiftSynchronization", "swiftObservation",
                "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation", "FoundationEssentials",
                "FoundationInternationalization", "_FoundationICU", "FoundationNetworking", "FoundationXML", "m",
            ].map { "-l\($0)" }
    }
}
