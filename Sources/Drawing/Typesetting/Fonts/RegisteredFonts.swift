import CPango
import Foundation
import Synchronization

/// Font files that belong to the sources: found by family, full and PostScript name.
enum RegisteredFonts {
    /// One face of a file, or one named instance of a variable face.
    struct Face: Equatable, Sendable {
        var family: String
        var names: [String]
        /// From 100 to 900.
        var weight: Int
        var isItalic: Bool
    }

    private struct Contents {
        var files: [String] = []
        var faces: [Face] = []
    }

    private static let contents = Mutex(Contents())

    static var files: [String] { contents.withLock { $0.files } }

    static func add(_ file: String) {
        contents.withLock { contents in
            guard !contents.files.contains(file) else { return }
            contents.files.append(file)
            contents.faces += faces(in: file)
        }
    }

    /// The face that a name means, and whether the name leaves the weight to whoever uses it.
    static func find(_ name: String) -> (face: Face, isFamily: Bool)? {
        let wanted = name.lowercased()
        return contents.withLock { contents in
            if let face = contents.faces.first(where: { $0.family.lowercased() == wanted }) { return (face, true) }
            return contents.faces.first { $0.names.contains { $0.lowercased() == wanted } }.map { ($0, false) }
        }
    }

    private static func faces(in file: String) -> [Face] {
        guard let set = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(set) }
        // The number of faces matters to nobody: the set has them.
        _ = file.withCString { FcFreeTypeQueryAll(UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), UInt32.max, nil, nil, set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in set.pointee.fonts[index].flatMap(face) }
    }

    private static func face(_ pattern: OpaquePointer) -> Face? {
        func texts(_ object: String) -> [String] {
            var found: [String] = []
            var value: UnsafeMutablePointer<FcChar8>?
            while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch, let text = value {
                found.append(String(cString: text))
            }
            return found
        }
        func number(_ object: String, otherwise: Int32) -> Int32 {
            var value = otherwise
            return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : otherwise
        }
        guard let family = texts(FC_FAMILY).first else { return nil }
        let weight = FcWeightToOpenType(number(FC_WEIGHT, otherwise: Int32(FC_WEIGHT_REGULAR)))
        return Face(
            family: family, names: texts(FC_FULLNAME) + texts(FC_POSTSCRIPT_NAME), weight: weight > 0 ? Int(weight) : 400,
            isItalic: number(FC_SLANT, otherwise: Int32(FC_SLANT_ROMAN)) > FC_SLANT_ROMAN)
    }
}
