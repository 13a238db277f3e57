import SwiftUI

extension FrameFacts {
    /// Insets around a view, and what is proposed inside them.
    @FactList static var paddings: [LayoutFact] {
        padded("FRM-010", EdgeInsets(all: 20), red: box(55, 65, 90, 70), blue: box(75, 85, 50, 30))
        padded("FRM-011", EdgeInsets(all: 0), red: box(75, 85, 50, 30), blue: box(75, 85, 50, 30))
        padded("FRM-012", EdgeInsets(.top, 30), red: box(75, 70, 50, 60), blue: box(75, 100, 50, 30))
        padded("FRM-014", EdgeInsets(.leading, 30), red: box(60, 85, 80, 30), blue: box(90, 85, 50, 30))
        padded("FRM-016", EdgeInsets(.horizontal, 40), red: box(35, 85, 130, 30), blue: box(75, 85, 50, 30))
        padded("FRM-017", EdgeInsets(.vertical, 40), red: box(75, 45, 50, 110), blue: box(75, 85, 50, 30))
        padded(
            "FRM-019", EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15), red: box(57.5, 65, 85, 70), blue: box(77.5, 75, 50, 30))
        padded(
            "FRM-020", EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5), red: box(47.5, 77.5, 105, 45),
            blue: box(97.5, 82.5, 50, 30))
        frames("FRM-021", ["red": box(45, 55, 110, 90), "green": box(65, 75, 70, 50), "blue": box(75, 85, 50, 30)]) {
            block("blue", 50, 30).padding(10).backed("green").padding(20).backed("red")
        }
        frames("FRM-022", ["red": box(60, 75, 80, 50), "green": box(60, 95, 80, 30), "blue": box(90, 95, 50, 30)]) {
            block("blue", 50, 30).padding(.leading, 30).backed("green").padding(.top, 20).backed("red")
        }
        frames("FRM-024", ["red": box(20, 10, 140, 160)]) {
            color("red").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        }
        LayoutFact(id: "FRM-027", standing: .held) {
            let log = ProposalLog()
            let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            for offered in [proposal(100, 200), proposal(nil, 200), proposal(30, 15)] {
                _ = Frames(leaf(log) { _ in CGSize(width: 10, height: 10) }.padding(insets), proposal: offered)
            }
            let expected = [proposal(60, 180), proposal(nil, 180), proposal(0, 0)]
            return log.placed == expected ? [] : ["proposed \(log.placed)"]
        }
        size("FRM-028", of: .unspecified, 82, 62, ["A": box(16, 16, 50, 30)]) { block("A", 50, 30).padding() }
        frames("FRM-075", ["bar": sides(y: 0, height: 20), "red": box(0, 28, 200, 172)]) {
            color("red").safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("bar") }
        }
        LayoutFact.notYet("FRM-081", "needs a private modifier")
        size("FRM-085", of: proposal(40, 40), 60, 60, ["A": sides(width: 0, height: 0)]) { color("A").padding(30) }
    }

    private static func padded(_ id: String, _ insets: EdgeInsets, red: ExpectedFrame, blue: ExpectedFrame) -> LayoutFact {
        frames(id, ["red": red, "blue": blue]) { block("blue", 50, 30).padding(insets).backed("red") }
    }
}

extension EdgeInsets {
    fileprivate init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

    fileprivate init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
