import CPango

/// A Pango font map over a configuration, with a context for each writing direction. One thread at a time.
final class FontMap {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    private let configuration: FontConfiguration

    init?(_ configuration: FontConfiguration) {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        guard let leftToRight = Self.context(map, PANGO_DIRECTION_LTR), let rightToLeft = Self.context(map, PANGO_DIRECTION_RTL) else {
            g_object_unref(map)
            return nil
        }
        self.map = map
        self.leftToRight = leftToRight
        self.rightToLeft = rightToLeft
        self.configuration = configuration
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
        g_object_unref(map)
    }

    /// The context of a base direction. Layouts read it as they are used, so it is never changed.
    func context(isRightToLeft: Bool) -> OpaquePointer { isRightToLeft ? rightToLeft : leftToRight }

    /// Hinting and rounding are off, so that a layout is the same at every scale.
    private static func context(_ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(map) else { return nil }
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
}
