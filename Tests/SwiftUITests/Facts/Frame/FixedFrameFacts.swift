import SwiftUI

extension FrameFacts {
    /// Boxes of fixed sides, aspect ratios and fixed sizes.
    @FactList static var fixed: [LayoutFact] {
        frames("FRM-001", ["red": box(75, 75, 50, 50)]) { square("red", 50) }
        frames(
            "FRM-002",
            [
                "red": box(75, 8, 50, 50), "green": box(75, 66, 40, 30), "blue": box(75, 104, 30, 30), "red2": box(32, 142, 50, 50),
                "green2": box(90, 142, 40, 30), "blue2": box(138, 142, 30, 30),
            ]
        ) {
            VStack {
                VStack(alignment: .leading) {
                    Color.red.frame(maxWidth: 50, maxHeight: 50).named("red")
                    Color.green.frame(maxWidth: 40, maxHeight: 30).named("green")
                    Color.blue.frame(maxWidth: 30, maxHeight: 30).named("blue")
                }
                HStack(alignment: .top) {
                    Color.red.frame(maxWidth: 50, maxHeight: 50).named("red2")
                    Color.green.frame(maxWidth: 40, maxHeight: 30).named("green2")
                    Color.blue.frame(maxWidth: 30, maxHeight: 30).named("blue2")
                }
            }
        }
        ratios("FRM-003", 0.5, 0.5, canvas: 100, ["red": box(87.5, 75, 25, 50), "green": box(75, 50, 50, 100)])
        ratios("FRM-004", 2, 20 / 10, canvas: 100, ["red": box(50, 75, 100, 50), "green": box(0, 50, 200, 100)])
        ratios("FRM-005", nil, nil, canvas: 200, ["red": box(75, 75, 50, 50), "green": box(50, 50, 100, 100)])
        frames("FRM-007", ["green": box(50, 95, 100, 10)]) {
            color("green").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
        }
        frames("FRM-008", ["blue": box(50, 50, 100, 100)]) {
            color("blue").fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100)
        }
        frames("FRM-061", in: CGSize(width: 500, height: 500), ["r": box(150, 200, 200, 100)]) {
            Rectangle().frame(width: 200, height: 100).named("r")
        }
        frames("FRM-063", in: CGSize(width: 500, height: 500), ["r": box(0, 150, 500, 200)]) {
            Rectangle().frame(height: 200).named("r")
        }
        frames("FRM-074", in: CGSize(width: 402, height: 874), ["0": box(61, 265, 280, 36), "7": box(61, 573, 280, 36)]) {
            VStack {
                ForEach(0..<8) { row in Text(verbatim: "Row").frame(height: 36).frame(maxWidth: .infinity).named("\(row)") }
            }
            .frame(width: 280, height: 420)
        }
        // A frame aligns its own default guides with the explicit guides of its content.
        figures("FRM-076", [75, 50, 90, 45]) {
            let small = Frames(square("A", 50).frame(width: 200, height: 150), proposal: .unspecified)
            let guided = Frames(
                square("A", 20).alignmentGuide(.leading) { _ in 10 }.frame(width: 100, height: 10, alignment: .leading).padding(
                    .leading, 100),
                proposal: .unspecified)
            let large = Frames(square("A", 60).frame(width: 50, height: 50, alignment: .center).padding(50), proposal: .unspecified)
            return [small["A"]?.minX ?? 0, small["A"]?.minY ?? 0, guided["A"]?.minX ?? 0, large["A"]?.minX ?? 0]
        }
        figures("FRM-077", [200, 200, 200, 200]) {
            let sides: [CGFloat] = [-5, .infinity]
            return sides.flatMap { side -> [CGFloat] in
                let size = Frames(Color.red.frame(width: side, height: side), proposal: proposal(200, 200)).size
                return [size.width, size.height]
            }
        }
        size("FRM-082", of: proposal(200, 20), 100, 20, ["outer": box(0, 0, 100, 20), "inner": box(0, 0, 50, 20)]) {
            Color.red.frame(width: 50).named("inner").frame(width: 100, alignment: .leading).named("outer")
        }
        size("FRM-083", of: .unspecified, 50, 50, ["A": box(0, 0, 100, 100)]) {
            square("A", 100).frame(width: 50, height: 50, alignment: .topLeading)
        }
        size("FRM-084", of: proposal(300, 300), 110, 110, ["A": box(15, 15, 80, 80)]) {
            color("A").padding(10).frame(width: 100, height: 100).padding(5)
        }
        size("FRM-089", of: proposal(300, 300), 80, 10) { Color.red.frame(idealWidth: 80).fixedSize() }
        frames("FRM-107", in: CGSize(width: 364, height: 170), ["icon": box(330, 16, 18, 18)]) {
            Color.red.frame(width: 332, height: 138).overlay(alignment: .topTrailing) {
                Rectangle().aspectRatio(1, contentMode: .fit).frame(width: 18, height: 18).named("icon")
            }
        }
    }

    private static func ratios(
        _ id: String, _ fit: CGFloat?, _ fill: CGFloat?, canvas: CGFloat, _ expected: KeyValuePairs<String, ExpectedFrame>
    ) -> LayoutFact {
        frames(id, expected) {
            ZStack {
                color("red").aspectRatio(fit, contentMode: .fit).frame(width: 100, height: 50)
                color("green").aspectRatio(fill, contentMode: .fill).frame(width: 50, height: 100)
            }
            .frame(width: canvas, height: canvas)
        }
    }
}
