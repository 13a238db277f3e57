import SwiftUI

extension StackFacts {
    /// Rows of tiles as a widget draws them: equal shares, caps, and edges on whole pixels.
    @FactList static var tiles: [LayoutFact] {
        tiles("STK-106", [1, 1], ["0.0": box(8, 8, 334, 143), "1.0": box(8, 159, 334, 143)])
        tiles(
            "STK-107", [2, 1],
            ["0.0": sides(x: 8, width: 163), "0.1": sides(x: 179, width: 163), "1.0": sides(x: 8, width: 334)])
        tiles(
            "STK-109", [2, 2, 2], cap: 68,
            ["0.0": sides(y: 8, height: 68), "1.0": sides(y: 84, height: 68), "2.1": sides(y: 160, height: 68)])
        tiles(
            "STK-110", [2, 2, 2, 2], cap: 68,
            [
                "0.0": sides(y: 8, height: 67.67), "1.0": sides(y: 83.67, height: 67.33), "2.0": sides(y: 159, height: 67.67),
                "3.0": sides(y: 234.67, height: 67.33),
            ])
        tiles(
            "STK-111", [2, 2, 2, 2, 2], cap: 68,
            [
                "0.0": sides(y: 8, height: 52.33), "1.0": sides(y: 68.33, height: 52.33), "2.0": sides(y: 128.67, height: 52.67),
                "3.0": sides(y: 189.33, height: 52.33), "4.0": sides(y: 249.67, height: 52.33),
            ])
        frames("STK-112", in: CGSize(width: 350, height: 310), ["tile": sides(x: 8, width: 163)]) {
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 8) {
                    Color.red.frame(maxWidth: .infinity)
                    Color.red.frame(maxWidth: .infinity)
                }
                HStack(spacing: 8) {
                    Color.red.frame(maxWidth: .infinity).named("tile")
                    Spacer().frame(maxWidth: .infinity)
                }
            }
            .frame(maxHeight: .infinity, alignment: .top).padding(8)
        }
        LayoutFact(id: "STK-113", standing: .held) {
            let canvas = CGSize(width: 350, height: 160)
            return Frames(tileRows([2], cap: nil), canvas: canvas).differences(from: ["0.0": sides(y: 8, height: 144)], .exact, .pixels)
                + Frames(tileRows([2, 2], cap: 68), canvas: canvas).differences(
                    from: ["0.0": sides(y: 8, height: 68), "1.0": sides(y: 84, height: 68)], .exact, .pixels)
        }
        tiles(
            "STK-114", [1, 1], in: CGSize(width: 160, height: 160),
            ["0.0": box(8, 8, 144, 68), "1.0": box(8, 84, 144, 68)])
        frames(
            "STK-115", in: CGSize(width: 350, height: 310),
            [
                "0.1": sides(x: 175, y: 0, width: 175), "1.0": sides(y: 51.67), "2.0": sides(y: 103.33), "3.0": sides(y: 155),
                "4.0": sides(y: 206.67), "5.0": sides(y: 258.33),
            ], rounding: .pixels
        ) {
            VStack(spacing: 0) {
                ForEach(0..<6) { row in
                    HStack(spacing: 0) { ForEach(0..<2) { column in color("\(row).\(column)") } }
                }
            }
        }
    }

    private static func tiles(
        _ id: String, _ rows: [Int], cap: CGFloat? = nil, in canvas: CGSize = CGSize(width: 350, height: 310),
        tolerance: Tolerance = .exact, _ expected: KeyValuePairs<String, ExpectedFrame>
    ) -> LayoutFact {
        frames(id, in: canvas, expected, tolerance: tolerance, rounding: .pixels) { tileRows(rows, cap: cap) }
    }

    @MainActor private static func tileRows(_ rows: [Int], cap: CGFloat?) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<rows.count, id: \.self) { row in
                HStack(spacing: 8) {
                    ForEach(0..<rows[row], id: \.self) { column in
                        Color.red.frame(maxWidth: .infinity, maxHeight: cap).named("\(row).\(column)")
                    }
                }
            }
        }
        .frame(maxHeight: .infinity, alignment: .top).padding(8)
    }
}
