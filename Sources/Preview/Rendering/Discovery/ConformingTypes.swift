import Foundation

/// Finds the types of a loaded library that conform to a protocol, by asking the Swift runtime for its tables of conformances.
///
/// No source is read and no list is kept; private and nested types are found too, generic ones are not. Source: discovery notes.
struct ConformingTypes {
    /// File of the library.
    private let library: String

    init(library: String) { self.library = library }

    /// Types that conform to a protocol of this name; the caller casts them, which decides.
    func named(_ protocolName: String) -> [Any.Type] {
        var types: [Any.Type] = []
        for section in Self.conformanceSections(of: library) {
            for index in 0..<(section.count / 4) {
                let record = section.start + index * 4
                let conformance = Self.relative(record)
                guard let name = Self.protocolName(conformance), name == protocolName, let type = Self.type(conformance) else { continue }
                types.append(type)
            }
        }
        return types
    }

    // MARK: Tables of the runtime

    private struct Section {
        var start: UnsafeRawPointer
        /// In bytes.
        var count: Int
    }

    private final class Collected {
        let library: String
        var sections: [Section] = []
        init(library: String) { self.library = library }
    }

    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void

    private static func conformanceSections(of library: String) -> [Section] {
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
        let collected = Collected(library: library)
        enumerate(
            { image, context in
                let collected = Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue()
                // Words 6 and 7: where the conformances start, and their length.
                let words = image.assumingMemoryBound(to: UInt.self)
                guard let start = UnsafeRawPointer(bitPattern: words[6]), words[7] > 0 else { return true }
                if ConformingTypes.file(of: start) == collected.library {
                    collected.sections.append(Section(start: start, count: Int(words[7])))
                }
                return true
            }, Unmanaged.passUnretained(collected).toOpaque())
        return collected.sections
    }

    /// The image that an address belongs to.
    private static func file(of address: UnsafeRawPointer) -> String? {
        typealias FindImage = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
        guard let symbol = dlsym(nil, "dladdr") else { return nil }
        // Glibc declares `dladdr` for GNU sources alone. It fills four words, of which the first is the file's name.
        return withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 4) { words in
            words.initialize(repeating: nil)
            guard let place = words.baseAddress, unsafeBitCast(symbol, to: FindImage.self)(address, place) != 0 else { return nil }
            return words[0].map { String(cString: $0) }
        }
    }

    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.loadUnaligned(as: Int32.self))
    }

    /// A relative pointer whose lowest bit says that it leads to a pointer.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(place.loadUnaligned(as: Int32.self))
        guard offset != 0 else { return nil }
        let target = place + (offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    private static func protocolName(_ conformance: UnsafeRawPointer) -> String? {
        guard let descriptor = indirectable(conformance) else { return nil }
        return String(cString: relative(descriptor + 8).assumingMemoryBound(to: CChar.self))
    }

    private static func type(_ conformance: UnsafeRawPointer) -> Any.Type? {
        let flags = (conformance + 12).load(as: UInt32.self)
        var descriptor = relative(conformance + 4)
        switch flags >> 3 & 7 {
        case 0: break
        case 1:
            guard let target = descriptor.load(as: UnsafeRawPointer?.self) else { return nil }
            descriptor = target
        default: return nil
        }
        let descriptorFlags = descriptor.load(as: UInt32.self)
        let isNominal = (16...18).contains(descriptorFlags & 31)
        let isGeneric = descriptorFlags & 0x80 != 0
        guard isNominal, !isGeneric else { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}
