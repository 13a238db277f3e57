import SwiftUI

extension StackFacts {
    /// Stacks of texts as they were read from pictures.
    @FactList static var typography: [LayoutFact] {
        size("STK-078", of: proposal(370, nil), nil, nil, ["0": sides(height: 36.33), "1": sides(y: 48.33)], tolerance: .picture) {
            VStack(spacing: 12) {
                ForEach(0..<2) { card in
                    VStack(alignment: .leading, spacing: 4) {
                        Text(verbatim: "Title").font(.subheadline)
                        HStack {
                            Text(verbatim: "Detail").font(.caption)
                            Spacer()
                            Text(verbatim: "Date").font(.caption2)
                        }
                    }
                    .named("\(card)")
                }
            }
        }
        figures("STK-079", [28.33], tolerance: .picture) {
            let view = ScrollView {
                VStack(spacing: 16) {
                    VStack(spacing: 8) {
                        Text(verbatim: "Title").font(.headline).named("title")
                        Text(verbatim: "First\nSecond").font(.caption).named("text")
                    }
                    block("menu", 100, 300)
                }
                .padding()
            }
            let frames = Frames(view, proposal: proposal(402, 874))
            return [(frames["text"]?.minY ?? 0) - (frames["title"]?.minY ?? 0)]
        }
        size(
            "STK-080", of: proposal(370, nil), nil, nil,
            ["1": sides(y: 58.33, height: 50.33), "2": sides(y: 116.67), "5": sides(y: 291.67)], tolerance: .picture
        ) {
            VStack(spacing: 8) {
                ForEach(0..<6) { row in
                    VStack(alignment: .leading) {
                        Text(verbatim: "Title").font(.subheadline).fontWeight(.medium)
                        Text(verbatim: "Detail").font(.caption)
                    }
                    .padding(.vertical, 8).named("\(row)")
                }
            }
        }
        size(
            "STK-081", of: proposal(402, nil), nil, nil,
            [
                "0": sides(y: 16), "1": sides(y: 95.67), "2": sides(y: 169.33), "3": sides(y: 257), "4": sides(y: 330.67),
                "5": sides(y: 418),
            ],
            tolerance: .picture
        ) {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(0..<6) { section in
                    VStack(alignment: .leading, spacing: 8) {
                        VStack(alignment: .leading, spacing: 2) {
                            Text(verbatim: "Title").font(.subheadline).named("\(section)")
                            Text(verbatim: "Detail").font(.caption2)
                        }
                        block("content", 100, [26.33, 20.33, 34.33, 20.33, 34, 40][section])
                    }
                }
            }
            .padding()
        }
        size("STK-097", of: proposal(430, nil), nil, 36.33, tolerance: .picture) { banner("info.circle.fill", "Something Useful") }
        size("STK-098", of: proposal(430, nil), 187.33, nil, tolerance: .font) { banner("info.circle.fill", "Something Useful") }
        size("STK-100", of: proposal(430, nil), 215.67, nil, tolerance: .font) {
            banner("exclamationmark.triangle", "No Location Available")
        }
        frames(
            "STK-101", in: CGSize(width: 402, height: 120),
            [
                "avatar": box(12, 35, 50, 50), "column": sides(x: 62, width: 328), "title": sides(height: 17),
                "detail": sides(height: 14.33),
            ],
            tolerance: .picture
        ) {
            HStack(spacing: 0) {
                ZStack { Circle() }.frame(width: 50, height: 50).named("avatar")
                VStack(spacing: 0) {
                    Text(verbatim: "Title").font(.system(size: 14, weight: .bold)).named("title")
                    Text(verbatim: "Detail").font(.system(size: 12)).named("detail")
                }
                .padding(.leading, 12).frame(maxWidth: .infinity).named("column")
            }
            .padding(12)
        }
        frames("STK-102", in: CGSize(width: 364, height: 160), ["image": box(37.33, 20, 120, 120)]) {
            HStack(spacing: 16) {
                square("image", 120)
                VStack(spacing: 4) { block("texts", 153.34, 60) }
            }
            .padding(12)
        }
        size("STK-104", of: proposal(300, 200), 300, 28.67, ["bar": sides(height: 28.67)], tolerance: .picture) {
            HStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 1.5).frame(width: 3).named("bar")
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: "Title").font(.caption)
                    Text(verbatim: "Detail").font(.caption2)
                }
                Spacer(minLength: 0)
            }
            .fixedSize(horizontal: false, vertical: true).frame(maxWidth: .infinity)
        }
        size("STK-105", of: .unspecified, nil, 47.33, tolerance: .picture) { badge }
        size("STK-105 (width)", of: .unspecified, 34, nil, tolerance: .font) { badge }
            .missing("the stand-in for the rounded design draws a wider 1")
    }

    @MainActor private static var badge: some View {
        VStack(alignment: .leading, spacing: -2) {
            Text(verbatim: "FRI").font(.caption2.weight(.heavy))
            Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
    }

    @MainActor private static func banner(_ symbol: String, _ string: String) -> some View {
        HStack {
            Image(systemName: symbol)
            Text(verbatim: string)
        }
        .padding(.vertical, 8).padding(.horizontal, 12).background(Capsule().fill(Color.gray))
    }
}
