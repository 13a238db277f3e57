import Archive
import CPango
import Foundation
import Testing

@testable import Typesetting

@Suite struct SymbolFactsTests {
    private func request(_ name: String, _ size: Double = 22, weight: Int = 400, scale: SymbolRequest.Scale = .medium) -> SymbolRequest {
        SymbolRequest(name: name, font: FontDescriptor(size: size, weight: weight), scale: scale, paints: [.color(.black)])
    }

    @Test(
        "Boxes are as high as measured, within seven tenths of a point (SYM-001 to SYM-028)",
        arguments: [
            ("checkmark.circle.fill", 22.0, 25.67), ("network", 22, 25.67), ("flipphone", 22, 26), ("mappin.and.ellipse", 22, 29),
            ("cloud.sun.rain", 22, 33.67), ("sensor", 22, 22.33), ("signpost.right.and.left", 22, 28), ("speaker.slash", 22, 26.67),
            ("eye.slash", 22, 27), ("house", 22, 26), ("dog", 22, 28.67), ("map", 22, 25), ("cable.connector.horizontal", 22, 11),
            ("square.stack.3d.down.forward", 22, 33), ("lock.fill", 28, 31), ("lock.open.fill", 28, 31), ("star.fill", 28, 33.33),
            ("hand.tap", 28, 36), ("key.slash.fill", 28, 38), ("battery.75", 28, 23), ("battery.100.bolt", 28, 29), ("powerplug", 28, 26),
        ])
    func heights(name: String, size: Double, height: Double) {
        let box = Typesetter.shared.layout(request(name, size)).size
        #expect(abs(box.height - height) <= 0.7, "\(name): \(box)")
    }

    @Test(
        "Ink is as large as measured, within a sixtieth (SYM-035 to SYM-037)",
        arguments: [
            ("airplane", 16.0, 17.67, 16.0), ("airplane", 14, 15.67, 14), ("heart.fill", 32, 31.33, 28.67),
            ("heart.fill", 24, 23.33, 21.67),
            ("timer", 24, 24, 24), ("info.circle.fill", 17, 17, 17), ("exclamationmark.triangle", 17, 17.67, 16),
        ])
    func ink(name: String, size: Double, width: Double, height: Double) throws {
        let ink = try #require(Self.ink(request(name, size)))
        #expect(abs(ink.width - width) < 0.6 && abs(ink.height - height) < 0.6, "\(name): \(ink)")
    }

    /// The rectangle of what is drawn in a box of a hundred points around the symbol's own one.
    private static func ink(_ request: SymbolRequest, stretched: CGSize? = nil) -> CGRect? {
        let scale = 8.0
        let pixels = Int32(100 * scale)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, pixels, pixels), let context = cairo_create(surface) else {
            return nil
        }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_scale(context, scale, scale)
        let size = stretched ?? Typesetter.shared.layout(request).size
        let frame = CGRect(x: 50 - size.width / 2, y: 50 - size.height / 2, width: size.width, height: size.height)
        Typesetter.shared.draw(request, in: frame, stretched: stretched != nil, on: context) { _ in
            cairo_set_source_rgba(context, 0, 0, 0, 1)
        }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var ink = CGRect.null
        for y in 0..<Int(pixels) {
            for x in 0..<Int(pixels) where data[y * stride + x] > 100 {
                ink = ink.union(CGRect(x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale, height: 1 / scale))
            }
        }
        return ink.isNull ? nil : ink
    }

    @Test("A symbol that may be resized fills its frame but for the room around it")
    func stretched() throws {
        let ink = try #require(Self.ink(request("star.fill"), stretched: CGSize(width: 80, height: 40)))
        #expect(ink.width > 62 && ink.width < 80 && ink.height > 31 && ink.height < 40, "\(ink)")
    }

    @Test("Scales differ as on a phone, and every weight is drawn")
    func scales() {
        let widths = [SymbolRequest.Scale.small, .medium, .large].map {
            Typesetter.shared.layout(request("circle", scale: $0)).size.width
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        for weight in [100, 400, 700, 900] { #expect(Self.ink(request("bell.badge.fill", weight: weight)) != nil) }
    }

    @Test("A symbol beside text has its middle at half the height of capitals")
    func baseline() {
        let layout = Typesetter.shared.layout(request("circle.fill", 17))
        #expect(abs(layout.baselineOffset - (layout.size.height / 2 - 17 * 1443 / 2048 / 2)) < 0.01)
    }

    @Test(
        "Names follow from words and parts",
        arguments: [
            "sterlingsign.circle", "wonsign.circle.fill", "document.fill", "document.badge.clock", "plus.square.dashed", "plus.viewfinder",
            "lock.app.dashed", "checkmark.rectangle.portrait.fill", "arrow.clockwise.icloud.fill", "questionmark.bubble",
            "lock.open.trianglebadge.exclamationmark.fill", "clock.arrow.trianglehead.counterclockwise.rotate.90",
            "arrow.trianglehead.2.clockwise.rotate.90", "arrow.trianglehead.clockwise", "speaker.wave.2.bubble.left.fill",
            "gauge.with.dots.needle.67percent", "microphone.slash.fill",
        ])
    func names(name: String) { #expect(SymbolCatalogue.shared.grade(of: name) != .missing) }

    @Test("A badge belongs to the whole name before it")
    func badges() {
        guard case .badged = SymbolCatalogue.shared.entry("house.badge.exclamationmark.triangle").recipe else {
            Issue.record("the badge was taken for an outline")
            return
        }
    }
}
