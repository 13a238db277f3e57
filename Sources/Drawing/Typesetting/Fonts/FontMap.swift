import CPango
import Foundation

/// A Pango font map over a set of files and nothing else, so that pictures do not depend on what else a machine has.
final class FontMap {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer

    init?(_ families: [FontFiles.Family], extraFiles: [String]) {
        guard let config = FcConfigCreate(), let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
        // With a current configuration Pango does not load the system's in a thread of its own.
        FcConfigSetCurrent(config)
        let xml = Self.configuration(families)
        _ = xml.withCString { FcConfigParseAndLoadFromMemory(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 0) }
        // Without it the emoji's bitmaps come out at their own size.
        let bitmaps = "/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf"
        _ = bitmaps.withCString { FcConfigParseAndLoad(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 0) }
        for file in families.flatMap(\.files) + extraFiles where FileManager.default.fileExists(atPath: file) {
            _ = file.withCString { FcConfigAppFontAddFile(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)) }
        }
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        FcConfigDestroy(config)
        self.map = map
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        leftToRight = Self.context(map, PANGO_DIRECTION_LTR)
        rightToLeft = Self.context(map, PANGO_DIRECTION_RTL)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
        g_object_unref(map)
    }

    /// The context of a base direction. Layouts read it as they are used, so it is never changed.
    func context(isRightToLeft: Bool) -> OpaquePointer { isRightToLeft ? rightToLeft : leftToRight }

    /// Hinting and rounding are off, so that a layout is the same at every scale.
    private static func context(_ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection) -> OpaquePointer {
        let context = pango_font_map_create_context(map)!
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        return context
    }

    /// Families get names of their own, since two of the faces call themselves the same; emoji come from the emoji font alone.
    private static func configuration(_ families: [FontFiles.Family]) -> String {
        func escaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        var xml = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
        for family in families where family.name.hasPrefix("OAK ") {
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
