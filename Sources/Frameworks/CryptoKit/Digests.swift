@_exported import Foundation

/// The fingerprint of some bytes. Apple: CryptoKit/Digest. Fidelity: documented.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

/// A function from bytes to fingerprints. Apple: CryptoKit/HashFunction. Fidelity: documented.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a fingerprint.
public protocol _BytesDigest: Digest {
    var bytes: [UInt8] { get }
    static var name: String { get }
}

extension _BytesDigest {
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String {
        "\(Self.name) digest: \(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())"
    }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { left.bytes.elementsEqual(right) }
}

/// Apple: CryptoKit/SHA256Digest.
public struct SHA256Digest: _BytesDigest {
    public let bytes: [UInt8]
    public static var byteCount: Int { 32 }
    public static var name: String { "SHA256" }
}
/// Apple: CryptoKit/SHA384Digest.
public struct SHA384Digest: _BytesDigest {
    public let bytes: [UInt8]
    public static var byteCount: Int { 48 }
    public static var name: String { "SHA384" }
}
/// Apple: CryptoKit/SHA512Digest.
public struct SHA512Digest: _BytesDigest {
    public let bytes: [UInt8]
    public static var byteCount: Int { 64 }
    public static var name: String { "SHA512" }
}

/// SHA-2 of 256 bits. Apple: CryptoKit/SHA256. Fidelity: documented; GLib computes it.
public struct SHA256: HashFunction {
    private var checksum = Checksum(.sha256)
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: checksum.bytes) }
}
/// SHA-2 of 384 bits. Apple: CryptoKit/SHA384. Fidelity: documented.
public struct SHA384: HashFunction {
    private var checksum = Checksum(.sha384)
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 48 }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: checksum.bytes) }
}
/// SHA-2 of 512 bits. Apple: CryptoKit/SHA512. Fidelity: documented.
public struct SHA512: HashFunction {
    private var checksum = Checksum(.sha512)
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 64 }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: checksum.bytes) }
}

/// Functions that are broken, for what still asks for them. Apple: CryptoKit/Insecure. Fidelity: documented.
public enum Insecure {
    public struct MD5Digest: _BytesDigest {
        public let bytes: [UInt8]
        public static var byteCount: Int { 16 }
        public static var name: String { "MD5" }
    }
    public struct SHA1Digest: _BytesDigest {
        public let bytes: [UInt8]
        public static var byteCount: Int { 20 }
        public static var name: String { "SHA1" }
    }
    public struct MD5: HashFunction {
        private var checksum = Checksum(.md5)
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 16 }
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: checksum.bytes) }
    }
    public struct SHA1: HashFunction {
        private var checksum = Checksum(.sha1)
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 20 }
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: checksum.bytes) }
    }
}
