import SwiftUI

extension LockScreenFacts {
    private static let canvas = CGSize(width: 364, height: 160)

    /// Banners of 364 × 160, and what was read from the Lock Screen itself.
    @FactList static var banners: [LayoutFact] {
        figures("LSC-021", [62]) {
            let frames = Frames(
                HStack(spacing: 10) {
                    Circle().frame(width: 52, height: 52).named("first")
                    Circle().frame(width: 52, height: 52).named("second")
                    Spacer()
                }, proposal: proposal(374, 84))
            return [(frames["second"]?.minX ?? 0) - (frames["first"]?.minX ?? 0)]
        }
        size("LSC-028", of: proposal(374, 160), 374, 91, tolerance: .picture) {
            VStack {
                HStack { Text(verbatim: "Title").font(.title3.weight(.medium)) }
                HStack {
                    Text(verbatim: "0:24").font(.system(size: 36, design: .rounded)).frame(maxWidth: 150)
                    Spacer()
                    HStack(spacing: 4) {
                        block("A", 96, 30)
                        block("B", 96, 30)
                    }
                }
            }
            .padding(12)
        }
        .missing("the gap below the title was read as none, against the rule of all other pictures, as in SPC-059")
        frames(
            "LSC-031", in: canvas,
            [
                "0": box(16, 61.67, 63.33, 8), "1": sides(x: 83.33, width: 63), "2": sides(x: 150.33, width: 63.33),
                "3": sides(x: 217.67, width: 63), "4": sides(x: 284.67, width: 63.33),
            ], rounding: .pixels
        ) { workout }
        frames("LSC-032", in: canvas, ["rule0": box(126, 105.67, 1, 32), "rule1": box(237, 105.67, 1, 32)], rounding: .pixels) { workout }
        frames("LSC-033", in: canvas, ["label": sides(height: 13.33), "last": sides(y: 99, height: 45)], tolerance: .picture) { workout }
        frames("LSC-035", in: canvas, ["title": sides(height: 21.67), "column": sides(x: 127, width: 110)], tolerance: .picture) { workout }
        LayoutFact.notYet("LSC-037", "tells the ink of a symbol and of digits, which layout does not know")
        frames(
            "LSC-038", in: canvas,
            [
                "0": sides(y: 23.17, height: 19.33), "1": sides(y: 50.5, height: 47), "2": sides(y: 105.5, height: 31.33),
                "capsule": sides(y: 106.67, height: 29),
            ], tolerance: .picture
        ) {
            VStack(spacing: 8) {
                Text(verbatim: "Title").font(.system(size: 16)).named("0")
                VStack(spacing: 4) {
                    Text(verbatim: "Value").font(.system(size: 24))
                    Text(verbatim: "Unit").font(.system(size: 12))
                }
                .named("1")
                HStack {
                    VStack(spacing: 2) {
                        Text(verbatim: "Value").font(.system(size: 13))
                        Text(verbatim: "Unit").font(.system(size: 11))
                    }
                    Text(verbatim: "Go").font(.system(size: 14)).padding(6).background(Capsule()).named("capsule")
                }
                .named("2")
            }
            .padding(12)
        }
    }

    /// A large value, five bars with a label, and three columns between two rules; the label takes what is left over.
    @MainActor private static var workout: some View {
        VStack(spacing: 12) {
            Text(verbatim: "145").font(.system(size: 28, weight: .bold)).frame(maxWidth: .infinity, alignment: .trailing)
            VStack(spacing: 4) {
                HStack(spacing: 4) {
                    ForEach(0..<5) { bar in Capsule().frame(maxWidth: .infinity).named("\(bar)") }
                }
                .frame(height: 8)
                Text(verbatim: "Zone").font(.system(size: 10)).frame(maxHeight: .infinity).named("label")
            }
            HStack(spacing: 0) {
                column("first")
                Rectangle().frame(width: 1, height: 32).named("rule0")
                Text(verbatim: "FITNESS").font(.system(size: 18, weight: .semibold)).named("title").frame(maxWidth: .infinity).named(
                    "column")
                Rectangle().frame(width: 1, height: 32).named("rule1")
                column("third")
            }
            .named("last")
        }
        .padding(16)
    }

    @MainActor private static func column(_ name: String) -> some View {
        VStack(spacing: 2) {
            Text(verbatim: "00:42").font(.system(size: 24))
            Text(verbatim: "Time").font(.system(size: 12))
        }
        .frame(maxWidth: .infinity).named(name)
    }
}
