import Foundation

@testable import SwiftUI

/// Facts about texts, an idea a file.
enum TextFacts {
    static var all: [LayoutFact] { answers + lines + boxes + timers + breaks }

    /// What a text answers to a proposal.
    @FactList private static var answers: [LayoutFact] {
        size("TXT-001", of: proposal(200, nil), nil, 20.33, tolerance: .picture) { Text(verbatim: "Long distance") }
        size("TXT-002", of: .unspecified, 123, 50.5, ["content": sides(width: 93, height: 20.5)], tolerance: .font, environment: twoPixels)
        {
            checked
        }
        .missing("the picture is of iOS 13, whose symbols in circles were 17 wide, not 19.67 as in STK-098")
        frames(
            "TXT-003", in: CGSize(width: 200, height: 100), ["all": box(38.5, 24.75, 123, 50.5)], tolerance: .font, environment: twoPixels
        ) { checked.named("all") }
        .missing("as TXT-002")
        size("TXT-004", of: proposal(300, nil), nil, 33.33, tolerance: .picture) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "Star Rating").font(.subheadline.weight(.semibold))
                Text(verbatim: "An adjustable view").font(.caption2)
            }
        }
        size("TXT-005", of: proposal(370, nil), 370, 20.33, tolerance: .picture) {
            HStack {
                Text(verbatim: "Left")
                Spacer()
                Text(verbatim: "Right")
            }
        }
        LayoutFact(id: "TXT-006", standing: .held) {
            let frames = Frames(
                Text(verbatim: "N1").named("text").font(.system(size: 1300)).minimumScaleFactor(0.001).frame(width: 72, height: 72),
                proposal: .unspecified)
            guard let text = frames["text"] else { return ["no text"] }
            return text.width <= 72 && text.height <= 72 && max(text.width, text.height) > 60 ? [] : ["\(text)"]
        }
        size("TXT-007", of: .zero, 0, 0) { Text(verbatim: "Anything") }
        size("TXT-008", of: proposal(0, nil), 0, nil) { Text(verbatim: "Anything") }
        LayoutFact(id: "TXT-009", standing: .held) {
            [2, 3].flatMap { scale -> [String] in
                let frames = Frames(
                    HStack(alignment: .firstTextBaseline) {
                        Text(verbatim: "Odd sizes").font(.system(size: 13.7)).named("text")
                        block("plain", 10, 50)
                    }, proposal: .unspecified
                ) { $0.displayScale = scale }
                guard let text = frames["text"] else { return ["no text"] }
                return [text.width, text.height, text.minY].filter { abs(($0 * scale).rounded() - $0 * scale) > 0.001 }.map {
                    "\($0) at \(scale)"
                }
            }
        }
        LayoutFact(id: "TXT-010", standing: .held) {
            let text = Text(verbatim: "Driver is on the way with your order and arrives soon")
            let size = Frames(text, proposal: proposal(160, nil)).size
            let widths = stride(from: size.width, through: 160, by: 1)
            return widths.compactMap { width in
                let other = Frames(text, proposal: proposal(width, nil)).size
                return other == size ? nil : "\(other) for \(width) instead of \(size)"
            }
        }
    }

    @MainActor private static var checked: some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text(verbatim: "Checked").fixedSize()
        }
        .named("content").padding(5).background(Color.blue).padding(10)
    }

    private static let twoPixels: EnvironmentChange = { $0.displayScale = 2 }

    /// Heights of several lines.
    @FactList private static var lines: [LayoutFact] {
        figures("TXT-011", [64.33, 42.33, 0], tolerance: .picture) {
            [
                Frames(Text(verbatim: "One").lineLimit(3, reservesSpace: true), proposal: proposal(300, nil)).size.height,
                Frames(Text(verbatim: "One").lineLimit(2...4), proposal: proposal(300, nil)).size.height,
                Frames(Text(verbatim: "").lineLimit(2...4), proposal: proposal(300, nil)).size.height,
            ]
        }
        figures("TXT-017", [222.67]) {
            // A host rounds up to pixels what it takes from its content.
            [(Frames(legend, proposal: proposal(350, nil)).size.height * 3).rounded(.up) / 3]
        }
        size("TXT-019", of: proposal(300, nil), nil, 122.67, tolerance: .picture) {
            VStack {
                Text(verbatim: "Title").font(.headline).lineLimit(2, reservesSpace: true)
                Text(verbatim: "Subtitle").font(.subheadline).lineLimit(4, reservesSpace: true)
            }
        }
        size("TXT-020", of: proposal(300, nil), nil, 30.33, tolerance: .picture) { Text(verbatim: "First\nSecond").font(.caption) }
        figures("TXT-033", [42.5, 40.5, 82.5]) {
            [(2, 4), (2, 2), (4, 2)].map { lines, spacing in
                let text = Text(verbatim: Array(repeating: "Line", count: lines).joined(separator: "\n"))
                return Frames(text.font(.system(size: 16)).lineSpacing(spacing), proposal: proposal(300, nil)) { $0.displayScale = 2 }.size
                    .height
            }
        }
        size("TXT-034", of: proposal(375, nil), nil, 42.33, tolerance: .picture) {
            Text(verbatim: ".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)")
        }
        size("TXT-035", of: proposal(300, nil), nil, 20.5, environment: twoPixels) { Text(verbatim: "One line") }
        size("TXT-031", of: proposal(300, nil), nil, 32.33, tolerance: .picture) {
            Text(verbatim: "Line").font(.custom("A family that nobody has", fixedSize: 28))
        }
    }

    /// A header above rows whose texts have two to four lines.
    @MainActor private static var legend: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "What does the lock mean?")
            ForEach(2..<5) { lines in
                HStack(spacing: 12) {
                    Circle().frame(width: 40, height: 40)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: "Title").font(.subheadline)
                        Text(verbatim: Array(repeating: "Line", count: lines).joined(separator: "\n")).font(.caption2)
                    }
                    Spacer()
                }
            }
        }
    }

    /// The box around a text.
    @FactList private static var boxes: [LayoutFact] {
        size("TXT-018", of: proposal(350, 100), 350, nil, ["column": sides(width: 278)]) {
            HStack(spacing: 12) {
                square("icon", 40)
                color("column")
                Spacer()
            }
        }
        LayoutFact(id: "TXT-021", standing: .held) {
            let text = Text(verbatim: "A\nlonger line")
            let widths = [TextAlignment.leading, .center, .trailing].map { alignment in
                Frames(text.multilineTextAlignment(alignment), proposal: proposal(300, nil)).size.width
            }
            let boxed = Frames(text.named("text").frame(width: 300, alignment: .trailing), proposal: .unspecified)["text"] ?? .zero
            return Set(widths).count == 1 && boxed.maxX == 300 && boxed.width == widths[0] ? [] : ["\(widths), \(boxed)"]
        }
        size("TXT-023", of: proposal(300, nil), nil, 36) {
            VStack { Text(verbatim: "Row").font(.system(size: 14, design: .monospaced)).frame(height: 36).background(Color.gray) }
        }
        LayoutFact(id: "TXT-036", standing: .held) {
            let small = Frames(Text(verbatim: "Today").font(.caption2.bold()).textCase(.uppercase), proposal: .unspecified).size
            let large = Frames(Text(verbatim: "TODAY").font(.caption2.bold()), proposal: .unspecified).size
            return small == large && Tolerance.picture.allows(small.height, for: 13.33) ? [] : ["\(small), \(large)"]
        }
    }

    /// Where lines end.
    @FactList private static var breaks: [LayoutFact] {
        LayoutFact(id: "TXT-032", standing: .held) {
            // Broken greedily, the first line would be about 151 wide.
            let size = Frames(Text(verbatim: "Moves at an average speed.").font(.system(size: 16)), proposal: proposal(166, nil)).size
            return size.width < 140 && Tolerance.picture.allows(size.height, for: 38.33) ? [] : ["\(size)"]
        }
    }
}
