import SwiftUI

/// A guide of the tests, whose value stands in the middle unless it is set.
private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension StackFacts {
    /// Explicit guides, and what a container makes of its children's.
    @FactList static var guides: [LayoutFact] {
        figures("STK-054", [3, 2]) {
            // The stack's own guide is the mean of its children's; an outer stack aligns it with a view that has it at its top.
            @MainActor func merged(_ values: [CGFloat?]) -> CGFloat {
                let frames = Frames(
                    HStack(alignment: .middle, spacing: 0) {
                        ZStack(alignment: .topLeading) {
                            ForEach(0..<values.count, id: \.self) { index in
                                if let value = values[index] {
                                    Color.red.frame(width: 10, height: 20).alignmentGuide(.middle) { _ in value }
                                } else {
                                    Color.red.frame(width: 10, height: 20)
                                }
                            }
                        }
                        .named("merged")
                        Color.red.frame(width: 10, height: 40).alignmentGuide(.middle) { _ in 20 }.named("fixed")
                    }, proposal: .unspecified)
                return 20 - ((frames["merged"]?.minY ?? 0) - (frames["fixed"]?.minY ?? 0))
            }
            return [merged([1, 3, 5, nil]), merged([0, 1, 2, 3, 4])]
        }
        // A leading guide set inside moves the child there and is not seen by the stack outside.
        size("STK-068", of: .unspecified, 50, nil, ["inner": sides(x: 0), "moved": sides(x: 20), "other": sides(x: 0)]) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    block("moved", 30, 10).alignmentGuide(.leading) { _ in -20 }
                    block("wide", 30, 10)
                }
                .named("inner")
                block("other", 10, 10)
            }
        }
        figures("STK-069", [5, 15]) {
            let frames = Frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    ZStack(alignment: .top) {
                        block("low", 10, 40).alignmentGuide(.firstTextBaseline) { _ in 25 }
                        block("high", 10, 40).alignmentGuide(.firstTextBaseline) { _ in 15 }
                    }
                    .named("stack")
                    block("plain", 10, 20)
                }, proposal: .unspecified)
            return [frames["stack"]?.minY ?? 0, (frames["plain"]?.maxY ?? 0) - (frames["stack"]?.minY ?? 0)]
        }
        figures("STK-070", [15]) {
            // Sources contradict each other; the one that was checked against the system takes the minimum here too.
            let frames = Frames(
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    ZStack(alignment: .top) {
                        block("low", 10, 40).alignmentGuide(.lastTextBaseline) { _ in 25 }
                        block("high", 10, 40).alignmentGuide(.lastTextBaseline) { _ in 15 }
                    }
                    .named("stack")
                    block("plain", 10, 20)
                }, proposal: .unspecified)
            return [(frames["plain"]?.maxY ?? 0) - (frames["stack"]?.minY ?? 0)]
        }
        figures("STK-071", [30, 30]) {
            let dimensions = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map { alignment in
                Frames(
                    HStack(alignment: alignment, spacing: 0) {
                        block("A", 10, 30)
                        block("B", 10, 50)
                    }, proposal: .unspecified)
            }
            return dimensions.map { ($0["B"]?.maxY ?? 0) - ($0["A"]?.minY ?? 0) }
        }
        size("STK-072", of: .unspecified, 20, 30, ["A": box(0, 0, 10, 30), "B": box(10, 0, 10, 20)]) {
            HStack(alignment: .top, spacing: 0) {
                block("A", 10, 30).alignmentGuide(.bottom) { _ in -50 }
                block("B", 10, 20).alignmentGuide(.bottom) { _ in 70 }
            }
        }
        size(
            "STK-073", of: proposal(100, 40), 130, 40,
            ["0": box(0, 0, 100, 10), "1": box(10, 10, 100, 10), "2": box(20, 20, 100, 10), "3": box(30, 30, 100, 10)]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<4) { index in color("\(index)").alignmentGuide(.leading) { _ in CGFloat(index) * -10 } }
            }
        }
    }
}
