import Archive
import Foundation
import Testing

@testable import Drawing

@Suite struct PictureTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func archive(_ items: [DisplayItem.Content], background: Paint? = .color(.white)) -> Archive {
        let size = CGSize(width: 100, height: 50)
        return Archive(
            presentation: .lockScreen, created: start, size: size,
            surface: Archive.Surface(
                shapes: [.roundedRectangle(CGRect(origin: .zero, size: size), radii: CornerRadii(10), style: .continuous)],
                background: background),
            items: items.enumerated().map { DisplayItem(identity: "\($0)", content: $1) },
            environment: Archive.Environment(
                locale: "en", isDark: false, isRightToLeft: false, dynamicTypeSize: "large", isStale: false, device: "test"))
    }

    private func pixels(_ archive: Archive, at instant: Date? = nil, scale: Double = 1) throws -> Pixels {
        try Pixels(Picture(archive, at: instant ?? start, scale: scale).png())
    }

    private func fill(_ shape: ArchivedShape, _ color: RGBA) -> DisplayItem.Content {
        .shape(shape, drawing: .fill(evenOdd: false), paint: .color(color))
    }

    @Test("A shape has its colour inside, the surface its own around it, and nothing lies outside the corners")
    func shape() throws {
        let pixels = try pixels(archive([fill(.rectangle(CGRect(x: 20, y: 10, width: 20, height: 20)), RGBA(255, 0, 0))]), scale: 2)
        #expect((pixels.width, pixels.height) == (200, 100))
        #expect(pixels[60, 40] == [255, 0, 0, 255])
        #expect(pixels[150, 50] == [255, 255, 255, 255])
        #expect(pixels[0, 0][3] == 0)
    }

    @Test("The same archive gives the same bytes, also from many threads at once")
    func deterministic() async throws {
        let archive = archive([
            .shape(
                .ellipse(CGRect(x: 10, y: 5, width: 40, height: 40)), drawing: .fill(evenOdd: false),
                paint: .linearGradient(
                    stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
                    start: PaintPoint(x: 10, y: 0), end: PaintPoint(x: 50, y: 0))),
            .group(
                .shadow(color: RGBA(0, 0, 0, alpha: 0.5), radius: 4, x: 0, y: 2),
                [DisplayItem(identity: "s", content: fill(.rectangle(CGRect(x: 60, y: 10, width: 20, height: 20)), .white))]),
        ])
        let expected = try Picture(archive, at: start, scale: 3).png()
        let instant = start
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<16 { group.addTask { try Picture(archive, at: instant, scale: 3, typesetter: .init()).png() } }
            for try await data in group { #expect(data == expected) }
        }
    }

    @Test("Progress moves by the clock alone: half of the bar is filled at half time (D6)")
    func liveProgress() throws {
        let bar = LiveProgress(
            frame: CGRect(x: 0, y: 20, width: 100, height: 4), start: start, end: start.addingTimeInterval(480), countsDown: false,
            form: .bar(isMirrored: false), track: .color(RGBA(200, 200, 200)), fill: .color(RGBA(0, 0, 255)))
        let half = try pixels(archive([.liveProgress(bar)]), at: start.addingTimeInterval(240))
        #expect(half[45, 22] == [0, 0, 255, 255])
        #expect(half[55, 22] == [200, 200, 200, 255])
        let done = try pixels(archive([.liveProgress(bar)]), at: start.addingTimeInterval(9_999))
        #expect(done[90, 22] == [0, 0, 255, 255])
    }

    @Test("Opacity, clips, transforms and masks change what is inside them alone")
    func effects() throws {
        let red = DisplayItem(identity: "r", content: fill(.rectangle(CGRect(x: 0, y: 0, width: 50, height: 50)), RGBA(255, 0, 0)))
        let faded = try pixels(archive([.group(.opacity(0.5), [red])]))
        #expect(abs(Int(faded[25, 25][1]) - 128) <= 1)
        let clipped = try pixels(
            archive([.group(.clip(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 50)), evenOdd: false), [red])]))
        #expect(clipped[15, 25] == [255, 0, 0, 255])
        #expect(clipped[30, 25] == [255, 255, 255, 255])
        let moved = try pixels(archive([.group(.transform(AffineMap(tx: 50)), [red])]))
        #expect(moved[25, 25] == [255, 255, 255, 255])
        #expect(moved[75, 25] == [255, 0, 0, 255])
        let mask = DisplayItem(identity: "m", content: fill(.rectangle(CGRect(x: 10, y: 0, width: 10, height: 50)), .black))
        let masked = try pixels(archive([.group(.mask([mask]), [red])]))
        #expect(masked[15, 25] == [255, 0, 0, 255])
        #expect(masked[5, 25] == [255, 255, 255, 255])
    }

    @Test("A damaged image leaves its place empty and everything else is drawn")
    func damagedImage() throws {
        var archive = archive([
            .image(ArchivedImage(frame: CGRect(x: 0, y: 0, width: 50, height: 50), image: "broken")),
            fill(.rectangle(CGRect(x: 50, y: 0, width: 40, height: 50)), RGBA(0, 255, 0)),
        ])
        archive.images["broken"] = Archive.ImageResource(data: Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]), scale: 1)
        let pixels = try pixels(archive)
        #expect(pixels[25, 25] == [255, 255, 255, 255])
        #expect(pixels[70, 25] == [0, 255, 0, 255])
    }

    @Test("An image is stretched over its frame, keeps its caps, and a template takes the paint")
    func image() throws {
        let source = try Picture(
            archive([fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 50)), RGBA(0, 0, 255))], background: nil), at: start,
            scale: 1
        ).png()
        var archive = archive([
            .image(
                ArchivedImage(
                    frame: CGRect(x: 20, y: 10, width: 60, height: 30), image: "i", resizing: .stretch, tint: .color(RGBA(255, 0, 0))))
        ])
        archive.images["i"] = Archive.ImageResource(data: source, scale: 1)
        let pixels = try pixels(archive)
        #expect(pixels[50, 25] == [255, 0, 0, 255])
        #expect(pixels[10, 25] == [255, 255, 255, 255])
    }

    @Test("SVG is a document of the picture's size in points")
    func svg() throws {
        let svg = String(
            decoding: try Picture(archive([fill(.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)), .black)]), at: start, scale: 1).svg(),
            as: UTF8.self)
        #expect(svg.contains(#"width="100px" height="50px""#) || svg.contains(#"width="100" height="50""#))
    }

    @Test("A picture that is too large is refused with its size")
    func tooLarge() throws {
        let error = #expect(throws: DrawingError.self) { try Picture(archive([]), at: start, scale: 1_000).png() }
        #expect(error?.code == .size)
    }

    @Test("A sheet holds every cell and its size follows from them")
    func sheet() throws {
        let cell = Sheet.Cell(label: "one", archive: archive([]), instant: start)
        let sheet = Sheet(title: "Title", subtitle: "", sections: [.init(title: "Section", cells: Array(repeating: cell, count: 48))])
        let pixels = try Pixels(sheet.png(scale: 1))
        let layout = SheetLayout(sheet)
        #expect(layout.cells.count == 48)
        #expect(pixels.width == Int(layout.size.width.rounded(.up)))
        for placed in layout.cells {
            #expect(pixels[Int(placed.archiveFrame.midX), Int(placed.archiveFrame.midY)] == [255, 255, 255, 255])
        }
    }
}
