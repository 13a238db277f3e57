import SwiftUI

extension StackFacts {
    /// Spacers take what is left, add no gap of their own, and keep their minimum.
    @FactList static var spacers: [LayoutFact] {
        frames("STK-001", ["gray": box(0, 60, 200, 80), "red": box(0, 75, 50, 50), "blue": box(150, 75, 50, 50)]) {
            HStack {
                square("red", 50)
                Spacer()
                square("blue", 50)
            }
            .frame(width: 200, height: 80).backed("gray")
        }
        frames("STK-002", ["gray": box(60, 0, 80, 200), "red": box(75, 0, 50, 50), "blue": box(75, 150, 50, 50)]) {
            VStack {
                square("red", 50)
                Spacer()
                square("blue", 50)
            }
            .frame(width: 80, height: 200).backed("gray")
        }
        frames(
            "STK-003",
            [
                "gray": box(-25, 60, 250, 80), "red": box(-25, 75, 40, 50), "blue": box(80, 75, 40, 50), "green": box(185, 75, 40, 50),
            ]
        ) {
            HStack {
                block("red", 40, 50)
                Spacer()
                block("blue", 40, 50)
                Spacer()
                block("green", 40, 50)
            }
            .frame(width: 250, height: 80).backed("gray")
        }
        frames("STK-005", ["gray": box(10, 60, 180, 80), "red": box(10, 75, 50, 50), "blue": box(140, 75, 50, 50)]) {
            HStack {
                square("red", 50)
                Spacer(minLength: 50)
                square("blue", 50)
            }
            .frame(width: 180, height: 80).backed("gray")
        }
        frames("STK-006", ["gray": box(60, 20, 80, 160), "red": box(75, 20, 50, 50), "blue": box(75, 130, 50, 50)]) {
            VStack {
                square("red", 50)
                Spacer(minLength: 30)
                square("blue", 50)
            }
            .frame(width: 80, height: 160).backed("gray")
        }
        frames("STK-007", ["gray": box(0, 60, 200, 80), "red": box(92, 75, 50, 50), "blue": box(150, 75, 50, 50)]) {
            HStack {
                Spacer()
                square("red", 50)
                square("blue", 50)
            }
            .frame(width: 200, height: 80).backed("gray")
        }
        frames("STK-008", ["gray": box(0, 60, 200, 80), "red": box(0, 75, 50, 50), "blue": box(58, 75, 50, 50)]) {
            HStack {
                square("red", 50)
                square("blue", 50)
                Spacer()
            }
            .frame(width: 200, height: 80).backed("gray")
        }
        frames("STK-009", ["gray": box(0, 60, 200, 80), "red": box(46, 75, 50, 50), "blue": box(104, 75, 50, 50)]) {
            HStack {
                Spacer()
                square("red", 50)
                square("blue", 50)
                Spacer()
            }
            .frame(width: 200, height: 80).backed("gray")
        }
        frames(
            "STK-010",
            ["red": box(0, 0, 40, 40), "blue": box(160, 0, 40, 40), "green": box(40, 160, 40, 40), "yellow": box(120, 160, 40, 40)]
        ) {
            VStack {
                HStack {
                    square("red", 40)
                    Spacer()
                    square("blue", 40)
                }
                Spacer()
                HStack {
                    Spacer()
                    square("green", 40)
                    Spacer()
                    square("yellow", 40)
                    Spacer()
                }
            }
            .frame(width: 200, height: 200)
        }
        frames("STK-011", ["gray": box(20, 60, 160, 80), "red": box(20, 75, 80, 50), "blue": box(100, 75, 80, 50)]) {
            HStack {
                block("red", 80, 50)
                Spacer(minLength: 0)
                block("blue", 80, 50)
            }
            .frame(width: 160, height: 80).backed("gray")
        }
        frames("STK-012", ["gray": box(0, 60, 200, 80), "red": box(0, 75, 30, 50), "blue": box(170, 75, 30, 50)]) {
            HStack {
                block("red", 30, 50)
                Spacer(minLength: 100)
                block("blue", 30, 50)
            }
            .frame(width: 200, height: 80).backed("gray")
        }
        frames("STK-013", ["gray": box(0, 75, 200, 50), "red": box(0, 75, 50, 50), "blue": box(150, 75, 50, 50)]) {
            HStack {
                square("red", 50)
                Spacer()
                square("blue", 50)
            }
            .backed("gray")
        }
        frames("STK-014", ["gray": box(75, 0, 50, 200), "red": box(75, 0, 50, 50), "blue": box(75, 150, 50, 50)]) {
            VStack {
                square("red", 50)
                Spacer()
                square("blue", 50)
            }
            .backed("gray")
        }
        frames(
            "STK-015",
            [
                "red": box(0, 35, 30, 30), "blue": box(85, 35, 30, 30), "green": box(170, 35, 30, 30), "yellow": box(70, 85, 60, 30),
                "orange": box(0, 135, 40, 30), "purple": box(160, 135, 40, 30),
            ]
        ) {
            VStack(spacing: 20) {
                HStack {
                    square("red", 30)
                    Spacer(minLength: 20)
                    square("blue", 30)
                    Spacer(minLength: 10)
                    square("green", 30)
                }
                HStack {
                    Spacer()
                    block("yellow", 60, 30)
                    Spacer()
                }
                HStack {
                    block("orange", 40, 30)
                    Spacer()
                    block("purple", 40, 30)
                }
            }
            .frame(width: 200, height: 180)
        }
        figures("STK-038", [8, 0, 0, 8, 8, 8, 40, 30]) {
            let row = Frames(HStack { Spacer().named("spacer") }, proposal: .zero)["spacer"]?.size ?? .zero
            let column = Frames(VStack { Spacer().named("spacer") }, proposal: .zero)["spacer"]?.size ?? .zero
            let alone = Frames(Spacer(), proposal: .zero).size
            let grown = Frames(Spacer(), proposal: proposal(40, 30)).size
            return [row.width, row.height, column.width, column.height, alone.width, alone.height, grown.width, grown.height]
        }
        size("STK-047", of: proposal(50, 100), 50, 100, ["A": box(0, 0, 50, 30), "B": box(0, 70, 50, 30)]) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30).named("A")
                Spacer()
                Color.red.frame(height: 30).named("B")
            }
        }
        size("STK-048", of: proposal(50, 40), 50, 68, ["A": box(0, 0, 50, 30), "B": box(0, 38, 50, 30)]) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30).named("A")
                Spacer()
                Color.red.frame(height: 30).named("B")
            }
        }
        size("STK-092", of: proposal(100, 20), 100, 20, ["first": sides(width: 32), "color": sides(x: 40), "second": sides(width: 32)]) {
            HStack(spacing: 8) {
                Spacer().named("first")
                square("color", 20)
                Spacer().named("second")
            }
        }
        size("STK-093", of: proposal(100, 20), 100, 20, ["first": sides(width: 40), "color": sides(x: 40), "second": sides(width: 40)]) {
            HStack {
                Spacer().named("first")
                square("color", 20)
                Spacer().named("second")
            }
        }
    }
}
