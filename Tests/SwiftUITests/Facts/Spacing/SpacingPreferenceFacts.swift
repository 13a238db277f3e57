import Foundation

@testable import SwiftUI

extension SpacingFacts {
    /// A view of 10 × 10 with preferences of its own.
    @MainActor private static func view(_ spacing: ViewSpacing) -> some View {
        leaf(spacing: spacing) { _ in CGSize(width: 10, height: 10) }
    }

    /// The gap that a stack leaves between two views of 10 × 10.
    @MainActor private static func gap(
        _ first: ViewSpacing, _ second: ViewSpacing, along axis: Axis = .horizontal, _ direction: LayoutDirection = .leftToRight
    ) -> CGFloat {
        let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        let frames = Frames(
            layout {
                view(first)
                view(second)
            }, proposal: .unspecified
        ) { $0.layoutDirection = direction }
        return frames.size[axis] - 20
    }

    private static func only(
        top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil,
        _ category: SpacingCategory = .uncategorised
    ) -> ViewSpacing {
        func edge(_ length: CGFloat?) -> [SpacingCategory: SpacingPreference] { length.map { [category: .length($0)] } ?? [:] }
        return ViewSpacing(top: edge(top), left: edge(left), bottom: edge(bottom), right: edge(right))
    }

    /// How the preferences of two edges become one distance.
    @FactList static var preferences: [LayoutFact] {
        figures("SPC-001", [8, 8]) { [gap(.plain, .plain), gap(.plain, .plain, along: .vertical)] }
        figures("SPC-002", [0, 0, 0, 0]) {
            let row = Frames(
                HStack {
                    square("A", 10)
                    Spacer().named("spacer")
                    square("B", 10)
                }, proposal: proposal(60, 10))
            let column = Frames(
                VStack {
                    square("A", 10)
                    Spacer().named("spacer")
                    square("B", 10)
                }, proposal: proposal(10, 60))
            guard let across = row["spacer"], let along = column["spacer"] else { return [] }
            return [across.minX - 10, 50 - across.maxX, along.minY - 10, 50 - along.maxY]
        }
        figures("SPC-003", [13]) { [gap(only(bottom: 7), only(top: 13), along: .vertical)] }
        figures("SPC-004", [17, 23, 23]) {
            let (a, b) = (only(left: 3, right: 11), only(left: 17, right: 23))
            return [gap(a, b), gap(b, a), gap(a, b, along: .horizontal, .rightToLeft)]
        }
        figures("SPC-005", [15]) { [gap(only(right: 2, .named("shared")), only(left: 13, .named("shared")))] }
        figures("SPC-006", [8]) { [gap(only(top: 30), only(bottom: 40))] }
        figures("SPC-008", [26, 23]) {
            let upper = SpacingPreference.text(line: 10, leading: 5, pixel: 13)
            let lower = SpacingPreference.text(line: 35, leading: 17, pixel: 23)
            func edges(_ value: SpacingPreference) -> ViewSpacing { ViewSpacing(top: [.textToText: value], bottom: [.textToText: value]) }
            return [
                gap(edges(upper), edges(lower), along: .vertical), gap(edges(lower), edges(upper), along: .vertical),
            ]
        }
        figures("SPC-011", [30, 4, 5, 7, 0]) {
            // Across the row the largest preference of all, along it that of the first and the last; nothing keeps no distance.
            @MainActor func row() -> some View {
                HStack(spacing: 0) {
                    view(only(top: 20, left: 4, bottom: 1, right: 50))
                    view(only(top: 30, left: 60, bottom: 5, right: 50))
                    view(only(top: 10, left: 60, bottom: 1, right: 7))
                }
            }
            let none = only(top: 0, left: 0, bottom: 0, right: 0)
            let below =
                Frames(
                    VStack {
                        view(none); row()
                    }, proposal: .unspecified
                ).size.height - 20
            let above =
                Frames(
                    VStack {
                        row(); view(none)
                    }, proposal: .unspecified
                ).size.height - 20
            let after =
                Frames(
                    HStack {
                        view(none); row()
                    }, proposal: .unspecified
                ).size.width - 40
            let before =
                Frames(
                    HStack {
                        row(); view(none)
                    }, proposal: .unspecified
                ).size.width - 40
            let empty =
                Frames(
                    HStack {
                        view(.plain); HStack {}; view(.plain)
                    }, proposal: .unspecified
                ).size.width - 20
            return [below, after, above, before, empty]
        }
        figures("SPC-012", [8, 8, 1.0 / 3]) {
            let frames = Frames(
                VStack {
                    square("above", 20)
                    Divider().named("line")
                    square("below", 20)
                }, proposal: proposal(100, nil))
            guard let line = frames["line"], let below = frames["below"] else { return [] }
            return [line.minY - 20, below.minY - line.maxY, line.height]
        }
    }

    /// What frames and insets make of the preferences inside them.
    @FactList static var resets: [LayoutFact] {
        figures("SPC-009", [8, 8, 8, 40, 40, 0]) {
            let inner = only(top: 40, left: 40, bottom: 40, right: 40)
            @MainActor func pair(_ view: some View, _ axis: Axis) -> CGFloat {
                let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                let frames = Frames(
                    layout {
                        square("A", 10); view.named("B")
                    }, proposal: .unspecified)
                return (frames["B"]?.origin[axis] ?? 0) - 10
            }
            let spacer = Frames(
                HStack {
                    square("A", 10); Spacer().frame(width: 12); square("B", 10)
                }, proposal: .unspecified)
            return [
                pair(view(inner).frame(width: 20), .horizontal), pair(view(inner).frame(height: 20), .vertical),
                pair(view(inner).frame(maxHeight: 20), .vertical), pair(view(inner).frame(width: 20), .vertical),
                pair(view(inner).frame(height: 20), .horizontal), spacer.size.width - 32,
            ]
        }
        figures("SPC-010", [8, 40]) {
            let inner = only(top: 40, left: 40, bottom: 40, right: 40)
            let padded =
                Frames(
                    VStack {
                        square("A", 10); view(inner).padding(.top, 5)
                    }, proposal: .unspecified
                ).size.height - 25
            let bare =
                Frames(
                    VStack {
                        square("A", 10); view(inner).padding(.bottom, 5)
                    }, proposal: .unspecified
                ).size.height - 25
            return [padded, bare]
        }
        figures("SPC-058", [44]) {
            let frames = Frames(
                VStack {
                    ForEach(0..<8) { row in
                        Text(verbatim: "Row").frame(height: 36).padding(.horizontal, 10).background(Color.gray).named("\(row)")
                    }
                }, proposal: proposal(280, nil))
            return [(frames["5"]?.minY ?? 0) - (frames["4"]?.minY ?? 0)]
        }
        figures("SPC-060", [8]) {
            let frames = Frames(
                VStack {
                    square("A", 40).padding(16).named("upper")
                    square("B", 40).padding(16).named("lower")
                }, proposal: proposal(375, nil))
            return [(frames["lower"]?.minY ?? 0) - (frames["upper"]?.maxY ?? 0)]
        }
        figures("SPC-052", [16, 16]) {
            let frames = Frames(
                HStack {
                    block("A", 8, 40)
                    block("B", 8, 40)
                    block("C", 8, 40)
                }, proposal: .unspecified)
            guard let a = frames["A"], let b = frames["B"], let c = frames["C"] else { return [] }
            return [b.minX - a.minX, c.minX - b.minX]
        }
    }
}
