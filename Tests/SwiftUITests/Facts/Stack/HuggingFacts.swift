import SwiftUI

extension StackFacts {
    /// Stacks are as large as their children with the gaps between them, and lie in the middle of larger frames.
    @FactList static var hugging: [LayoutFact] {
        frames("STK-016", ["black": box(25, 25, 150, 150), "red": box(46, 75, 50, 50), "blue": box(104, 75, 50, 50)]) {
            HStack {
                square("red", 50)
                square("blue", 50)
            }
            .frame(width: 150, height: 150).backed("black")
        }
        frames("STK-017", ["black": box(25, 25, 150, 150), "red": box(75, 46, 50, 50), "blue": box(75, 104, 50, 50)]) {
            VStack {
                square("red", 50)
                square("blue", 50)
            }
            .frame(width: 150, height: 150).backed("black")
        }
        frames(
            "STK-019",
            [
                "black": box(56, 32, 88, 136), "red": box(80, 32, 40, 40), "blue": box(80, 80, 40, 40), "green": box(56, 128, 40, 40),
                "yellow": box(104, 128, 40, 40),
            ]
        ) {
            VStack {
                square("red", 40)
                square("blue", 40)
                HStack {
                    square("green", 40)
                    square("yellow", 40)
                }
            }
            .backed("black")
        }
        frames(
            "STK-020",
            [
                "black": box(45, 20, 110, 160), "red": box(80, 20, 40, 40), "blue": box(80, 80, 40, 40), "green": box(45, 140, 40, 40),
                "yellow": box(115, 140, 40, 40),
            ]
        ) {
            VStack(spacing: 20) {
                square("red", 40)
                square("blue", 40)
                HStack(spacing: 30) {
                    square("green", 40)
                    square("yellow", 40)
                }
            }
            .backed("black")
        }
        frames(
            "STK-021",
            [
                "black": box(41, 27, 118, 146), "red": box(41, 27, 30, 30), "blue": box(41, 65, 40, 40), "green": box(41, 113, 50, 50),
                "yellow": box(99, 113, 60, 60),
            ]
        ) {
            VStack(alignment: .leading) {
                square("red", 30)
                square("blue", 40)
                HStack(alignment: .top) {
                    square("green", 50)
                    square("yellow", 60)
                }
            }
            .backed("black")
        }
        frames("STK-024", ["red": box(0, 0, 200, 75), "yellow": box(95, 95, 10, 10), "blue": box(0, 125, 200, 75)]) {
            VStack(spacing: 20) {
                color("red")
                square("yellow", 10)
                color("blue")
            }
        }
        frames(
            "STK-025",
            [
                "red": box(0, 52.5, 200, 50), "blue": box(0, 52.5, 200, 30), "yellow": box(0, 102.5, 200, 45),
                "green": box(0, 117.5, 200, 30),
            ]
        ) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 30).named("blue").padding(.bottom, 20).backed("red")
                Color.green.frame(height: 30).named("green").padding(.top, 15).backed("yellow")
            }
        }
        frames(
            "STK-026",
            ["red": box(30, 0, 75, 200), "blue": box(30, 0, 50, 200), "yellow": box(105, 0, 65, 200), "green": box(120, 0, 50, 200)]
        ) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 50).named("blue").padding(.trailing, 25).backed("red")
                Color.green.frame(width: 50).named("green").padding(.leading, 15).backed("yellow")
            }
        }
        size("STK-049", of: proposal(100, 40), 60, 60, ["A": box(0, 40, 20, 20), "B": box(20, 0, 20, 60), "C": box(40, 20, 20, 40)]) {
            HStack(alignment: .bottom, spacing: 0) {
                square("A", 20)
                block("B", 20, 60)
                Color.red.frame(width: 20).named("C")
            }
        }
    }

    private static let wide = CGSize(width: 500, height: 500)

    /// Two shapes on a larger canvas.
    @FactList static var pairs: [LayoutFact] {
        frames("STK-056", in: wide, ["black": box(0, 0, 500, 246), "gray": box(0, 254, 500, 246)]) {
            VStack {
                Rectangle().named("black")
                Rectangle().named("gray")
            }
        }
        frames("STK-057", in: wide, ["black": box(0, 0, 246, 500), "gray": box(254, 0, 246, 500)]) {
            HStack {
                Rectangle().named("black")
                Rectangle().named("gray")
            }
        }
        frames("STK-058", in: wide, ["black": box(0, 0, 500, 250), "gray": box(0, 250, 500, 250)]) {
            VStack(spacing: 0) {
                Rectangle().named("black")
                Rectangle().named("gray")
            }
        }
        frames("STK-059", in: wide, ["black": box(0, 0, 500, 246), "gray": box(0, 254, 50, 246)]) {
            VStack(alignment: .leading) {
                Rectangle().named("black")
                Rectangle().frame(width: 50).named("gray")
            }
        }
        frames("STK-060", in: wide, ["black": box(0, 0, 500, 246), "gray": box(225, 254, 50, 246)]) {
            VStack(alignment: .center) {
                Rectangle().named("black")
                Rectangle().frame(width: 50).named("gray")
            }
        }
        frames("STK-063", in: wide, ["black": box(0, 0, 246, 500), "gray": box(254, 225, 246, 50)]) {
            HStack(alignment: .center) {
                Rectangle().named("black")
                Rectangle().frame(height: 50).named("gray")
            }
        }
        frames("STK-064", in: wide, ["black": box(0, 0, 246, 500), "gray": box(254, 450, 246, 50)]) {
            HStack(alignment: .bottom) {
                Rectangle().named("black")
                Rectangle().frame(height: 50).named("gray")
            }
        }
        frames("STK-065", in: wide, ["black": box(0, 0, 500, 50), "gray": box(0, 58, 500, 442)]) {
            VStack {
                Rectangle().frame(minHeight: 50).named("black")
                Rectangle().named("gray").layoutPriority(1)
            }
        }
        frames("STK-066", in: wide, ["black": box(0, 0, 0, 500), "gray": box(8, 0, 492, 500)]) {
            HStack {
                Rectangle().frame(minHeight: 50).named("black")
                Rectangle().named("gray").layoutPriority(1)
            }
        }
    }
}
