import CPango
import Foundation
import Synchronization

/// Fontconfig's knowledge of a set of files and of nothing else, so that pictures do not depend on what else a machine has.
///
/// Reading files is slow and what was read never changes, so typesetters share it.
final class FontConfiguration: @unchecked Sendable {  // holds: never changed after `init`, and fontconfig counts references atomically.
    private struct Key: Hashable {
        var reach: FontReach
        var extraFiles: [String]
    }

    private static let known = Mutex<[Key: FontConfiguration]>([:])

    /// The configuration of a reach of characters, read once in a process.
    static func shared(_ files: FontFiles, _ reach: FontReach, extraFiles: [String]) -> FontConfiguration? {
        known.withLock { known in
            let key = Key(reach: reach, extraFiles: extraFiles)
            if let configuration = known[key] { return configuration }
            let configuration = FontConfiguration(files.families(for: reach), extraFiles: extraFiles)
            known[key] = configuration
            return configuration
        }
    }

    /// Fontconfig's own object.
    let config: OpaquePointer

    private init?(_ families: [FontFiles.Family], extraFiles: [String]) {
        guard let config = FcConfigCreate() else { return nil }
        self.config = config
        // With a current configuration Pango does not load the system's in a thread of its own.
        FcConfigSetCurrent(config)
        _ = Self.rules(families).withCString {
            FcConfigParseAndLoadFromMemory(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 0)
        }
        // Without it the emoji's bitmaps come out at their own size.
        let bitmaps = "/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf"
        _ = bitmaps.withCString { FcConfigParseAndLoad(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 0) }
        for file in families.flatMap(\.files) + extraFiles where FileManager.default.fileExists(atPath: file) {
            _ = file.withCString { FcConfigAppFontAddFile(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)) }
        }
        // Where no package of the list is installed any face is better than none; Pango ends the process when there is none.
        if !hasFonts {
            _ = "/usr/share/fonts".withCString { FcConfigAppFontAddDir(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)) }
        }
        if !hasFonts { return nil }
    }

    private var hasFonts: Bool { FcConfigGetFonts(config, FcSetApplication).map { $0.pointee.nfont > 0 } ?? false }

    deinit { FcConfigDestroy(config) }

    /// Families get names of their own, since two of the faces call themselves the same; emoji come from the emoji font alone.
    private static func rules(_ families: [FontFiles.Family]) -> String {
        func escaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        var xml = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
        for family in families where family.isRenamed {
            for file in family.files {
                xml += """
                    <match target="scan"><test name="file" compare="eq"><string>\(escaped(file))</string></test>\
                    <edit name="family" mode="assign" binding="same"><string>\(family.name)</string></edit></match>
                    """
            }
        }
        xml += """
            <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias></fontconfig>
            """
        return xml
    }
}
