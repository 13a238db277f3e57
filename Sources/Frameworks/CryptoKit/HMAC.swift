import Foundation

/// A key that both sides know. Apple: CryptoKit/SymmetricKey. Fidelity: documented.
public struct SymmetricKey: ContiguousBytes, Sendable {
    private let bytes: [UInt8]

    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

extension SymmetricKey: Equatable {
    /// Looks at every byte, so that the time tells nothing.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { SameBytes.areSame(left.bytes, right.bytes) }
}

/// Apple: CryptoKit/SymmetricKeySize. Fidelity: documented.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

enum SameBytes {
    static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// A fingerprint that only holders of the key can make. Apple: CryptoKit/HashedAuthenticationCode. Fidelity: documented.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Sequence, Equatable, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "HMAC: \(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())" }
    public static func == (left: Self, right: Self) -> Bool { SameBytes.areSame(left.bytes, right.bytes) }
}

/// Authentication with a key and a hash function (RFC 2104). Apple: CryptoKit/HMAC. Fidelity: documented.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias MAC = HashedAuthenticationCode<H>
    public typealias Key = SymmetricKey

    private var inner = H()
    private let outerPad: [UInt8]

    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { Array($0) }
        if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        outerPad = block.map { $0 ^ 0x5C }
        inner.update(data: block.map { $0 ^ 0x36 })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerPad)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(_ code: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        authenticationCode(for: data, using: key) == code
    }
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool { SameBytes.areSame(code.withUnsafeBytes { Array($0) }, authenticationCode(for: data, using: key).bytes) }
}
