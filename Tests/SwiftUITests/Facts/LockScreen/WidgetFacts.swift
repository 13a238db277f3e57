import SwiftUI

extension LockScreenFacts {
    /// Calendar widgets: a day above or beside rows with a bar that is as high as its texts.
    @FactList static var widgets: [LayoutFact] {
        frames(
            "LSC-040", in: CGSize(width: 170, height: 170),
            ["0": box(16, 67.33, 3, 28.67), "1": box(16, 100, 3, 28.67), "badge": sides(height: 47.33)], tolerance: .picture
        ) {
            VStack(alignment: .leading, spacing: 4) {
                badge
                row("0")
                row("1")
                Spacer(minLength: 0)
            }
            .padding(16)
        }
        frames(
            "LSC-041", in: CGSize(width: 364, height: 170),
            [
                "0": box(62, 16, 3, 28.67), "1": box(62, 52.67, 3, 28.67), "2": box(62, 89.33, 3, 28.67), "text0": sides(x: 73),
            ], tolerance: .picture
        ) {
            HStack(alignment: .top, spacing: 12) {
                badge.frame(width: 34)
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(0..<3) { row("\($0)") }
                    Spacer()
                }
            }
            .padding(16)
        }
        frames(
            "LSC-042", in: CGSize(width: 364, height: 382),
            [
                "0": sides(y: 92.67, height: 28.67), "1": sides(y: 129.33), "2": sides(y: 166), "3": sides(y: 202.67),
                "4": sides(y: 260.67, height: 28.67), "today": sides(y: 71.33), "tomorrow": sides(y: 239.33),
            ], tolerance: .picture
        ) {
            VStack(alignment: .leading, spacing: 8) {
                badge
                VStack(alignment: .leading, spacing: 8) {
                    Text(verbatim: "TODAY").font(.caption2.bold()).named("today")
                    ForEach(0..<4) { row("\($0)") }
                }
                VStack(alignment: .leading, spacing: 8) {
                    Text(verbatim: "TOMORROW").font(.caption2.bold()).named("tomorrow")
                    row("4")
                }
                Spacer(minLength: 0)
            }
            .padding(16)
        }
    }

    @MainActor private static var badge: some View {
        VStack(alignment: .leading, spacing: -2) {
            Text(verbatim: "FRI").font(.caption2.weight(.heavy))
            Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
        .named("badge")
    }

    @MainActor private static func row(_ name: String) -> some View {
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 1.5).frame(width: 3).named(name)
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: "Calendar event").font(.caption).named("text\(name)")
                Text(verbatim: "All-day").font(.caption2)
            }
            Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true).frame(maxWidth: .infinity)
    }
}
