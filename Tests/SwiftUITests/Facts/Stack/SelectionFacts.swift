import SwiftUI

extension StackFacts {
    /// Containers that choose or read what they are offered.
    @FactList static var selection: [LayoutFact] {
        frames("STK-067", ["blue": box(0, 0, 96, 200), "red": box(104, 0, 96, 200)]) {
            LabeledContent {
                color("red")
            } label: {
                color("blue")
            }
        }
        LayoutFact(id: "STK-074", standing: .held) { chosen(250) == ["200"] ? [] : ["\(chosen(250))"] }
        size("STK-075", of: proposal(40, 30), 40, 30, ["last": box(0, 0, 40, 30)]) {
            ViewThatFits {
                Color.red.frame(minWidth: 300).named("first")
                Color.red.frame(idealWidth: 200).named("last")
            }
        }
        LayoutFact(id: "STK-076", standing: .held) {
            let view = ViewThatFits(in: .vertical) {
                Text(verbatim: "A long text that would need several lines in the room that there is").named("long")
                Text(verbatim: "Short").named("short")
            }
            let names = Frames(view, proposal: proposal(100, 25)).all.map(\.name)
            return names == ["long"] ? [] : ["\(names)"]
        }
        size("STK-077", of: proposal(120, 30), 120, 30, ["first": box(0, 0, 120, 30)]) {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(idealWidth: 50, maxWidth: .infinity).named("first")
                square("second", 10)
            }
        }
        size("STK-088", of: proposal(100, 200), 100, 200, ["reader": box(0, 0, 100, 170), "below": box(0, 170, 100, 30)]) {
            VStack(spacing: 0) {
                GeometryReader { _ in Color.red }.named("reader")
                Color.blue.frame(height: 30).named("below")
            }
        }
    }

    @MainActor private static func chosen(_ width: CGFloat) -> [String] {
        let view = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 300).named("300")
            Color.red.frame(width: 200).named("200")
            Color.red.frame(width: 100).named("100")
        }
        return Frames(view, proposal: proposal(width, 50)).all.map(\.name)
    }
}
