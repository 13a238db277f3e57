import SwiftUI

extension FrameFacts {
    /// What views without a size of their own answer.
    @FactList static var proposals: [LayoutFact] {
        figures("FRM-025", Array(repeating: 10, count: 8)) {
            let views: [AnyView] = [
                AnyView(Color.red), AnyView(Rectangle()), AnyView(Ellipse()), AnyView(RoundedRectangle(cornerRadius: 5)),
            ]
            return views.flatMap { view -> [CGFloat] in
                let size = Frames(view, proposal: .unspecified).size
                return [size.width, size.height]
            }
        }
        size("FRM-026", of: proposal(nil, 200), 10, 200) { Color.red }
    }

    /// Boxes whose sides stay between bounds.
    @FactList static var flexible: [LayoutFact] {
        size("FRM-030", of: proposal(100, 50), 30, 50) { Color.red.frame(idealWidth: 30, maxWidth: 20) }
        size("FRM-031", of: proposal(0, 50), 0, 50) { Color.red.frame(minWidth: -10) }
        size("FRM-032", of: .zero, 200, 200) { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
        size("FRM-033", of: proposal(200, 50), 100, 50) { square("A", 50).frame(minWidth: 100) }
        size("FRM-034", of: proposal(80, 50), 100, 50) { square("A", 50).frame(minWidth: 100) }
        size("FRM-035", of: proposal(nil, 50), 100, 50) { square("A", 50).frame(minWidth: 100) }
        size("FRM-036", of: proposal(200, 50), 100, 50) { square("A", 50).frame(maxWidth: 100) }
        size("FRM-038", of: proposal(30, 50), 50, 50) { square("A", 50).frame(maxWidth: 100) }
        size("FRM-039", of: proposal(nil, 50), 50, 50) { square("A", 50).frame(maxWidth: 100) }
        size("FRM-041", of: proposal(10, 50), 40, 50) { square("A", 50).frame(minWidth: 40, maxWidth: 100) }
        size("FRM-042", of: proposal(nil, 50), 50, 50) { square("A", 50).frame(minWidth: 40, maxWidth: 100) }
        size("FRM-044", of: proposal(30, 50), 50, 50) { square("A", 50).frame(maxWidth: .infinity) }
        size("FRM-045", of: proposal(nil, 50), 50, 50) { square("A", 50).frame(maxWidth: .infinity) }
        size("FRM-046", of: proposal(30, 50), 30, 50) { square("A", 50).frame(minWidth: 0, maxWidth: .infinity) }
        size("FRM-047", of: proposal(0, 50), 0, 50) { square("A", 50).frame(minWidth: 0, maxWidth: .infinity) }
        size("FRM-048", of: proposal(nil, 50), 50, 50) { square("A", 50).frame(minWidth: 0, maxWidth: .infinity) }
        size("FRM-049", of: proposal(200, 50), 50, 50) { square("A", 50).frame(idealWidth: 70) }
        size("FRM-050", of: proposal(nil, 50), 70, 50) { square("A", 50).frame(idealWidth: 70) }
        size("FRM-052", of: proposal(200, 50), 200, 50) { Color.red.frame(minWidth: 100, idealWidth: 150, maxWidth: 300) }
        size("FRM-053", of: proposal(400, 50), 300, 50) { Color.red.frame(minWidth: 100, idealWidth: 150, maxWidth: 300) }
        size("FRM-054", of: proposal(nil, 50), 150, 50) { Color.red.frame(minWidth: 100, idealWidth: 150, maxWidth: 300) }
        size("FRM-055", of: proposal(50, 40), 100, 40) { Color.red.frame(minWidth: 100) }
        size("FRM-056", of: proposal(200, 40), 200, 40) { Color.red.frame(minWidth: 100) }
        size("FRM-058", of: proposal(50, 40), 50, 40) { Color.red.frame(maxHeight: 60) }
        size("FRM-059", of: proposal(50, 200), 50, 60) { Color.red.frame(maxHeight: 60) }
        LayoutFact(id: "FRM-078", standing: .held) {
            // Strictly inside its bounds the content is asked again for its ideal; at a bound it gets the bound.
            var found: [String] = []
            for (ideal, expected) in [(70, nil), (20, 50), (200, 100)] as [(CGFloat, CGFloat?)] {
                let log = ProposalLog()
                let view = leaf(log) { CGSize(width: $0.width ?? ideal, height: 10) }.frame(minWidth: 50, maxWidth: 100)
                _ = Frames(view, proposal: proposal(nil, 10))
                if log.placed.map(\.width) != [expected] { found.append("ideal \(ideal): proposed \(log.placed)") }
            }
            return found
        }
        size("FRM-086", of: proposal(300, 20), 300, nil, ["A": sides(x: 0, width: 60)]) {
            block("A", 60, 20).frame(maxWidth: .infinity, alignment: .leading)
        }
        figures("FRM-087", [30, 50]) {
            [
                Frames(square("A", 50).frame(minWidth: 0, maxWidth: .infinity), proposal: proposal(30, 50)).size.width,
                Frames(square("A", 50).frame(maxWidth: .infinity), proposal: proposal(30, 50)).size.width,
            ]
        }
        size("FRM-088", of: proposal(nil, 20), 10, 20) { Color.red.frame(maxWidth: 100) }
    }

    /// A square in a box as large as the canvas, aligned in every way.
    static var filling: [LayoutFact] {
        let aligned: [(String, Alignment, CGFloat, CGFloat)] = [
            ("FRM-065", .topLeading, 0, 0), ("FRM-066", .top, 200, 0), ("FRM-067", .topTrailing, 400, 0), ("FRM-068", .leading, 0, 200),
            ("FRM-069", .center, 200, 200), ("FRM-070", .trailing, 400, 200), ("FRM-072", .bottom, 200, 400),
            ("FRM-073", .bottomTrailing, 400, 400),
        ]
        return aligned.map { id, alignment, x, y in
            frames(id, in: CGSize(width: 500, height: 500), ["gray": box(0, 0, 500, 500), "black": box(x, y, 100, 100)]) {
                square("black", 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).backed("gray")
            }
        }
    }
}
