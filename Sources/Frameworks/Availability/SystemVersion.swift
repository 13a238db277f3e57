import Synchronization

/// The version of iOS that is emulated: conditions, colours and measures follow it.
public struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int
    public var patch: Int

    public init(major: Int, minor: Int, patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads `17`, `16.2` or `18.3.1`.
    ///
    /// - Returns: nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
        guard (1...3).contains(numbers.count), numbers.count == parts.count else { return nil }
        self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// `16.2`, and `18.3.1` where there is a third number.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    /// The newest version that is emulated, which holds while none is chosen.
    public static let newest = SystemVersion(major: 26, minor: 0)

    /// The version that `#available` is answered for in this process.
    public static var current: SystemVersion {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    private static let chosen = Mutex(newest)
}

/// What `#available(iOS …, *)` means in staged sources: the compiler for Linux takes the condition itself as always true.
public func _isAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    SystemVersion.current >= SystemVersion(major: major, minor: minor, patch: patch)
}
