import SwiftUI

extension StackFacts {
    /// Views over each other: alignment, the size that the highest priority makes, and what is proposed.
    static var overlapping: [LayoutFact] {
        let aligned: [(String, Alignment, CGFloat, CGFloat)] = [
            ("STK-027", .center, 90, 90), ("STK-028", .top, 90, 70), ("STK-029", .bottom, 90, 110), ("STK-030", .leading, 70, 90),
            ("STK-031", .trailing, 110, 90), ("STK-032", .topLeading, 70, 70), ("STK-033", .topTrailing, 110, 70),
            ("STK-034", .bottomLeading, 70, 110),
        ]
        return aligned.map { id, alignment, x, y in
            frames(id, ["red": box(70, 70, 60, 60), "blue": box(x, y, 20, 20)]) {
                ZStack(alignment: alignment) {
                    square("red", 60)
                    square("blue", 20)
                }
            }
        } + pairs + overlappingPriorities
    }

    @FactList private static var overlappingPriorities: [LayoutFact] {
        frames("STK-036", ["blue": box(80, 50, 100, 100), "red": box(80, 70, 60, 60), "green": box(80, 80, 40, 40)]) {
            ZStack(alignment: .leading) {
                square("blue", 100).layoutPriority(-0.1)
                square("red", 60)
                square("green", 40).layoutPriority(1)
            }
        }
        size("STK-086", of: proposal(200, 100), 40, 30, ["flexible": box(0, 0, 40, 30)]) {
            ZStack(alignment: .topLeading) {
                color("flexible").layoutPriority(-1)
                block("leader", 40, 30)
            }
        }
    }

    /// Overlays and backgrounds keep to the size of the view they belong to.
    @FactList static var secondaries: [LayoutFact] {
        frames("STK-037", ["red": box(0, 0, 200, 200), "green": box(0, 0, 100, 100), "blue": box(100, 100, 100, 100)]) {
            square("red", 200)
                .overlay(alignment: .topLeading) { square("green", 100) }
                .background(alignment: .bottomTrailing) { square("blue", 100) }
        }
        LayoutFact(id: "STK-082", standing: .held) {
            let log = ProposalLog()
            let frames = Frames(
                leaf { _ in CGSize(width: 40, height: 30) }.overlay {
                    leaf(log) { _ in CGSize(width: 90, height: 90) }.named("overlay")
                }, proposal: .unspecified)
            var found: [String] = []
            if log.placed != [proposal(40, 30)] { found.append("proposed \(log.placed)") }
            if frames.size != CGSize(width: 40, height: 30) { found.append("the primary view became \(frames.size)") }
            if frames["overlay"] != CGRect(x: -25, y: -30, width: 90, height: 90) {
                found.append("\(String(describing: frames["overlay"]))")
            }
            return found
        }
        size("STK-083", of: proposal(100, 100), 100, 100, ["A": box(60, 0, 40, 40), "B": box(80, 0, 20, 20)]) {
            Color.red.overlay(alignment: .topTrailing) {
                square("A", 40)
                square("B", 20)
            }
        }
        frames("STK-084", ["A": box(80, 46, 40, 40), "B": box(70, 94, 60, 60)]) {
            Group {
                square("A", 40)
                square("B", 60)
            }
        }
    }

    @FactList static var emptiness: [LayoutFact] {
        figures("STK-094", [0, 0, 0, 0, 0, 0]) {
            let column = Frames(VStack { EmptyView() }, proposal: proposal(100, 50)).size
            let row = Frames(HStack { EmptyView() }, proposal: .unspecified).size
            // An empty stack keeps no distance to its neighbours.
            let around = Frames(
                VStack {
                    square("above", 20)
                    HStack { EmptyView() }
                    square("below", 20)
                }, proposal: .unspecified)
            return [column.width, column.height, row.width, row.height, (around["below"]?.minY ?? 0) - 20, around.size.height - 40]
        }
        figures("STK-095", [0, 0]) {
            let size = Frames(ZStack { EmptyView() }, proposal: proposal(100, 50)).size
            return [size.width, size.height]
        }
        size("STK-096", of: .unspecified, 20, 48, ["B": box(0, 28, 20, 20)]) {
            VStack {
                square("A", 20)
                EmptyView()
                if false as Bool { square("never", 20) }
                square("B", 20)
            }
        }
    }
}
