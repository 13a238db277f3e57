import SwiftUI

extension FrameFacts {
    private static let wide = CGSize(width: 402, height: 150)

    /// Offsets, which layout does not see, and positions, which take the whole proposal.
    @FactList static var positions: [LayoutFact] {
        LayoutFact(id: "FRM-091", standing: .held) {
            let view = Color.red.frame(width: 80, height: 60).overlay(Rectangle().stroke(Color.blue, lineWidth: 2))
            let ink = Frames(view, canvas: wide).ink(strokedWith: 2)
            return ink == CGRect(x: 160, y: 44, width: 82, height: 62) ? [] : ["ink \(String(describing: ink))"]
        }
        frames("FRM-092", in: wide, ["A": box(161, 45, 80, 60), "B": box(181, 55, 80, 60)]) {
            ZStack(alignment: .topLeading) {
                block("A", 80, 60)
                block("B", 80, 60).offset(x: 20, y: 10)
            }
        }
        frames("FRM-093", in: wide, ["B": box(146, 30, 80, 60)]) {
            ZStack {
                block("A", 80, 60)
                block("B", 80, 60).offset(x: -15, y: -15)
            }
        }
        frames("FRM-094", in: wide, ["A": box(10, 20, 80, 60), "stack": box(0, 0, 402, 150)]) {
            ZStack { block("A", 80, 60).position(x: 50, y: 50) }.named("stack")
        }
        frames(
            "FRM-095", in: CGSize(width: 402, height: 200),
            ["A": box(91, 10, 50, 40), "B": box(176, 80, 50, 40), "C": box(261, 150, 50, 40), "frame": sides(x: 86, width: 230)]
        ) {
            ZStack {
                block("A", 50, 40).position(x: 30, y: 30)
                block("B", 50, 40).position(x: 115, y: 100)
                block("C", 50, 40).position(x: 200, y: 170)
            }
            .frame(width: 230, height: 200).named("frame")
        }
        frames("FRM-096", in: wide, ["A": box(45, 25, 70, 70), "B": box(75, 40, 70, 70), "C": box(105, 55, 70, 70)]) {
            ZStack {
                square("A", 70).position(x: 80, y: 60).zIndex(1)
                square("B", 70).position(x: 110, y: 75).zIndex(2)
                square("C", 70).position(x: 140, y: 90).zIndex(3)
            }
        }
        frames("FRM-097", in: CGSize(width: 200, height: 120), ["badge": box(42, 30, 20, 20)]) {
            ZStack { square("badge", 20).position(x: 40, y: 5) }
                .frame(width: 50, height: 50).padding(.leading, 12).frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
