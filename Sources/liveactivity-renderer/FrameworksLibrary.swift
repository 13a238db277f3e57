import Glibc

/// Where the frameworks' shared library is.
enum FrameworksLibrary {
    private static let name = "libOpenActivityKit.so"

    static func open() -> UnsafeMutableRawPointer? {
        dlopen("\(folder)/\(name)", RTLD_NOW | RTLD_GLOBAL)
    }

    /// Why the library could not be opened, as the loader says it.
    static var reason: String { dlerror().map { String(cString: $0) } ?? "no such file" }

    /// Writes a line to the error output.
    static func complain(_ message: String) {
        let line = "liveactivity-renderer: \(message)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }

    private static var folder: String {
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let count = readlink("/proc/self/exe", start, buffer.count)
            return String(decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
}
