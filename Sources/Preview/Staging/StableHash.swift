/// A hash that is the same in every run and on every machine (FNV-1a, 64 bit, in two lanes).
public struct StableHash: Sendable {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x9AE1_6A3B_2F90_404F

    public init() {}

    public init(_ text: String) { combine(text) }

    public mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            second = (second &+ UInt64(byte) &+ 1) &* 0x9E37_79B9_7F4A_7C15
            second ^= second >> 29
        }
    }

    /// Texts are separated, so that "ab", "c" and "a", "bc" differ.
    public mutating func combine(_ text: String) {
        combine(text.utf8)
        combine(CollectionOfOne(0xFF as UInt8))
    }

    public var value: UInt64 { first ^ second }

    /// 32 hexadecimal digits.
    public var description: String {
        func hexadecimal(_ value: UInt64) -> String {
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return hexadecimal(first) + hexadecimal(second)
    }
}
