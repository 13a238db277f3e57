/// What the runtime knows about the cases of an enum, which decoding alone cannot find out.
enum EnumShape {
    private static let enumKind = 0x201

    /// The first case of an enum none of whose cases has associated values.
    ///
    /// Such an enum is stored as the number of its case, in the order of declaration.
    static func firstCase<T>(of type: T.Type) -> T? {
        guard let descriptor = descriptor(of: type), payloadCaseCount(descriptor) == 0, emptyCaseCount(descriptor) > 0,
            MemoryLayout<T>.size <= MemoryLayout<UInt32>.size
        else { return nil }
        let zero = UnsafeMutableRawPointer.allocate(byteCount: max(MemoryLayout<T>.size, 1), alignment: max(MemoryLayout<T>.alignment, 4))
        defer { zero.deallocate() }
        zero.initializeMemory(as: UInt8.self, repeating: 0, count: max(MemoryLayout<T>.size, 1))
        return zero.load(as: T.self)
    }

    /// The name of the first case with associated values, or nil for other types.
    static func firstPayloadCase(of type: Any.Type) -> String? {
        guard let descriptor = descriptor(of: type), payloadCaseCount(descriptor) > 0 else { return nil }
        let fields = descriptor + 16
        let offset = Int(fields.loadUnaligned(as: Int32.self))
        guard offset != 0 else { return nil }
        // A header of 16 bytes, then records of 12: flags, type, name.
        let name = fields + offset + 16 + 8
        return String(cString: (name + Int(name.loadUnaligned(as: Int32.self))).assumingMemoryBound(to: CChar.self))
    }

    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == enumKind else { return nil }
        return (metadata + MemoryLayout<Int>.size).load(as: UnsafeRawPointer?.self)
    }

    private static func payloadCaseCount(_ descriptor: UnsafeRawPointer) -> Int {
        Int((descriptor + 20).load(as: UInt32.self) & 0xFF_FFFF)
    }

    private static func emptyCaseCount(_ descriptor: UnsafeRawPointer) -> Int { Int((descriptor + 24).load(as: UInt32.self)) }
}
