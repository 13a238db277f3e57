import SwiftUI

extension LockScreenFacts {
    private static let card = CGSize(width: 360, height: 130)
    private static let small = CGSize(width: 182, height: 84)

    /// An icon, a title with a line below it, a value and a bar, as they were drawn for the Lock Screen.
    @FactList static var rows: [LayoutFact] {
        frames("LSC-001", in: card, ["icon": box(16, 30, 48, 48), "bar": box(16, 90.33, 328, 10)], rounding: .pixels) {
            row(
                detail: { Text(verbatim: "Washing cycle") }, value: { Text(verbatim: "40%").font(.headline) },
                bar: { Capsule().frame(height: 10).named("bar") })
        }
        frames(
            "LSC-002", in: card, ["track": sides(x: 16, width: 328), "filled": sides(x: 16, width: 131.2)], tolerance: .picture
        ) {
            row(
                detail: { Text(verbatim: "Washing cycle") }, value: { Text(verbatim: "40%").font(.headline) },
                bar: {
                    GeometryReader { geometry in
                        ZStack(alignment: .leading) {
                            Capsule().named("track")
                            Capsule().frame(width: geometry.size.width * 0.4).named("filled")
                        }
                    }
                    .frame(height: 10)
                })
        }
        frames("LSC-003", in: card, ["icon": box(16, 31, 48, 48), "bar": box(16, 95, 328, 4)], rounding: .pixels) {
            row(
                detail: { Text(verbatim: "25:00").font(.title3.monospacedDigit()) }, value: { EmptyView() },
                bar: { bar.named("bar") })
        }
        frames("LSC-004", in: card, ["icon": box(16, 41, 48, 48)], rounding: .pixels) {
            row(detail: { Text(verbatim: "Washing cycle") }, value: { Text(verbatim: "40%").font(.headline) }, bar: { EmptyView() })
        }
        LayoutFact.notYet("LSC-007", "tells the ink of glyphs, which layout does not know")
        frames("LSC-008", in: small, ["bar": box(12, 57, 158, 6), "texts": sides(x: 38)], rounding: .pixels) {
            smallRow { Capsule().frame(height: 6).named("bar").padding(.top, 4) }
        }
        frames("LSC-009", in: small, ["bar": box(12, 66.67, 158, 4)], rounding: .pixels) {
            smallRow {
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "25:00").font(.caption2.monospacedDigit())
                    bar.named("bar")
                }
                .padding(.top, 4)
            }
        }
        size("LSC-010", of: proposal(100, nil), nil, 27.67, tolerance: .picture) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "Laundry").font(.caption.weight(.semibold))
                Text(verbatim: "25:00").font(.caption2)
            }
        }
    }

    /// The bar that a timer fills, without its labels.
    @MainActor private static var bar: some View {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return ProgressView(timerInterval: start...start.addingTimeInterval(1500)) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
    }

    @MainActor private static func row(
        @ViewBuilder detail: () -> some View, @ViewBuilder value: () -> some View, @ViewBuilder bar: () -> some View
    ) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 12) {
                Rectangle().frame(width: 48, height: 48).named("icon")
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "Laundry").font(.title3.weight(.semibold))
                    detail()
                }
                Spacer(minLength: 0)
                value()
            }
            bar()
        }
        .padding(16)
    }

    @MainActor private static func smallRow(@ViewBuilder below: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .top, spacing: 8) {
                Rectangle().frame(width: 18, height: 18)
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "Laundry").font(.caption.weight(.semibold))
                    Text(verbatim: "Washing").font(.caption2)
                }
                .named("texts")
                Spacer(minLength: 0)
                Text(verbatim: "40%").font(.caption)
            }
            below()
        }
        .padding(.horizontal, 12).padding(.vertical, 8)
    }
}
