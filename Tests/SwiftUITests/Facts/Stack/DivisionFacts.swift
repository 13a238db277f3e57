import SwiftUI

extension StackFacts {
    /// How a stack divides a length: the least flexible first, and lower priorities keep their minimum.
    @FactList static var division: [LayoutFact] {
        size("STK-039", of: proposal(200, 40), 200, 40, ["A": box(0, 0, 50, 40), "B": box(50, 0, 150, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50).named("A")
                color("B")
            }
        }
        size("STK-040", of: proposal(300, 40), 300, 40, ["A": box(0, 0, 75, 40), "B": box(75, 0, 150, 40), "C": box(225, 0, 75, 40)]) {
            HStack(spacing: 0) {
                color("A")
                Color.red.frame(minWidth: 150).named("B")
                color("C")
            }
        }
        size("STK-041", of: proposal(300, 40), 300, 40, ["A": box(0, 0, 110, 40), "B": box(120, 0, 60, 40), "C": box(190, 0, 110, 40)]) {
            HStack(spacing: 10) {
                Color.red.frame(minWidth: 80, maxWidth: 120).named("A")
                Color.red.frame(width: 60).named("B")
                color("C")
            }
        }
        size("STK-042", of: proposal(150, 40), 160, 40, ["A": box(0, 0, 80, 40), "B": box(80, 0, 80, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 80, maxWidth: 120).named("A")
                Color.red.frame(minWidth: 80, maxWidth: 120).named("B")
            }
        }
        size("STK-043", of: .unspecified, 46, 10, ["A": box(0, 0, 10, 10), "B": box(18, 0, 10, 10), "C": box(36, 0, 10, 10)]) {
            HStack {
                color("A")
                color("B")
                color("C")
            }
        }
        // A window learns the sum of its children's minima, and the stack overflows when it is given no more.
        figures("STK-051", [85, 1]) {
            let column = VStack(spacing: 0) {
                leaf { CGSize(width: $0.width ?? 100, height: ($0.width ?? 100) < 80 ? 5 : 40) }
                Color.red.frame(minHeight: 80)
            }
            let minimum = Frames(column, proposal: proposal(0, 0)).size.height
            let laidOut = Frames(column, proposal: proposal(100, 85)).size.height
            return [minimum, laidOut > 85 ? 1 : 0]
        }
        // The second pass proposes the stack's own width; a child that becomes narrower then does not narrow the stack.
        figures("STK-052", [100, 60]) {
            let column = VStack(spacing: 0) {
                leaf { CGSize(width: $0.width == nil ? 100 : 60, height: 10) }.named("child")
                Color.red.frame(width: 40, height: 10)
            }
            let frames = Frames(column.named("column").fixedSize(), proposal: proposal(300, 300))
            return [frames["column"]?.width ?? 0, frames["child"]?.width ?? 0]
        }
        LayoutFact(id: "STK-053", standing: .held) {
            let log = ProposalLog()
            _ = Frames(
                VStack(spacing: 0) {
                    leaf(log) { CGSize(width: $0.width ?? 30, height: 10) }
                    Color.red.frame(width: 70, height: 10)
                }, proposal: .unspecified)
            return log.placed == [proposal(70, nil)] ? [] : ["proposed \(log.placed)"]
        }
        size("STK-089", of: proposal(300, 10), 300, 10, ["A": sides(width: 40), "B": sides(width: 100), "C": sides(width: 160)]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 40).named("A")
                Color.red.frame(width: 100).named("B")
                color("C")
            }
        }
        // Ties keep the order of the source, with few children and with many.
        LayoutFact(id: "STK-087", standing: .held) {
            for count in [5, 33, 80] {
                let frames = Frames(
                    HStack(spacing: 0) { ForEach(0..<count, id: \.self) { wholeNumber.named("\($0)") } },
                    proposal: proposal(CGFloat(count) * 10 + 5, 10))
                let widths = frames.all.map(\.frame.width)
                let expected = (0..<count).map { index -> CGFloat in index < count - 5 ? 10 : 11 }
                if widths != expected { return ["\(count) children: \(widths)"] }
            }
            return []
        }
    }

    /// Takes whole points only, so that the order in which equals are asked shows in the widths.
    @MainActor private static var wholeNumber: some View {
        leaf { CGSize(width: min($0.width ?? 0, 100).rounded(.down), height: 10) }
    }

    @FactList static var priorities: [LayoutFact] {
        frames(
            "STK-023",
            ["red": box(0, 0, 200, 0), "blue": box(0, 8, 200, 184), "green": box(0, 200, 96, 0), "yellow": box(104, 200, 96, 0)]
        ) {
            VStack {
                color("red")
                color("blue").layoutPriority(1)
                HStack {
                    color("green")
                    color("yellow")
                }
            }
        }
        size("STK-045", of: proposal(200, 40), 200, 40, ["A": box(0, 0, 170, 40), "B": box(170, 0, 30, 40), "C": box(200, 0, 0, 40)]) {
            HStack(spacing: 0) {
                color("A").layoutPriority(1)
                Color.red.frame(minWidth: 30).named("B")
                color("C")
            }
        }
        size("STK-046", of: proposal(200, 40), 200, 40, ["A": box(0, 0, 60, 40), "B": box(60, 0, 70, 40), "C": box(130, 0, 70, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 60).named("A").layoutPriority(1)
                Color.red.frame(minWidth: 30).named("B")
                color("C")
            }
        }
        // The priority is seen through what is put around the view afterwards, but not through a nested stack.
        size("STK-085", of: proposal(100, 20), 100, 20, ["A": sides(width: 100), "B": sides(width: 0), "C": sides(width: 50)]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1).padding(.vertical, 0).frame(minHeight: 0).backed("A")
                    color("B")
                }
                HStack(spacing: 0) {
                    HStack { Color.red.layoutPriority(1) }
                    color("C")
                }
            }
        }
        size("STK-090", of: proposal(100, 10), 100, 10, ["A": sides(width: 100), "B": sides(width: 0)]) {
            HStack(spacing: 0) {
                color("A")
                color("B").layoutPriority(-1)
            }
        }
        size("STK-091", of: proposal(100, 10), 100, 10, ["A": sides(width: 30), "B": sides(width: 70)]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30).named("A").layoutPriority(-1)
                color("B")
            }
        }
    }
}
