import Archive
import Foundation

@testable import SwiftUI

extension TextFacts {
    @MainActor private static var start: Date { Date(timeIntervalSinceReferenceDate: 800_000_000) }
    @MainActor private static var timer: Text { Text(timerInterval: start...start.addingTimeInterval(1500)) }

    /// As in a widget or a Live Activity, whose picture outlives the process.
    private static let archived: EnvironmentChange = {
        $0.isArchived = true
        $0.instant = Date(timeIntervalSinceReferenceDate: 800_000_000)
    }

    /// A timer in an archive is as wide as it is offered, whatever it shows.
    @FactList static var timers: [LayoutFact] {
        size("TXT-013", of: proposal(150, nil), 150, 20.33, tolerance: .picture, environment: archived) { timer }
        LayoutFact(id: "TXT-014", standing: .held) {
            let live = Frames(timer, proposal: proposal(150, nil)) { $0.instant = start }.size
            return live.width > 20 && live.width < 60 ? [] : ["\(live)"]
        }
        size("TXT-015", of: proposal(300, 40), 300, nil, ["column": sides(width: 150), "timer": sides(width: 150)], environment: archived) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: .infinity).named("column")
                timer.named("timer")
                Spacer(minLength: 0)
            }
        }
        LayoutFact(id: "TXT-016", standing: .held) {
            texts(timer.frame(maxWidth: 200, alignment: .trailing)).map(\.request.alignment) == [.leading]
                && texts(timer.multilineTextAlignment(.trailing)).map(\.request.alignment) == [.trailing]
                && texts(timer.frame(maxWidth: 200, alignment: .trailing)).map(\.frame.width) == [200] ? [] : ["aligned otherwise"]
        }
        size(
            "TXT-024", of: proposal(300, 40), 300, nil, ["fixed": sides(width: 60), "timer": sides(width: 232), "spacer": sides(width: 8)],
            environment: archived
        ) {
            HStack(spacing: 0) {
                block("fixed", 60, 20)
                timer.named("timer")
                Spacer().named("spacer")
            }
        }
        size("TXT-025", of: proposal(300, 40), 300, nil, ["timer": sides(width: 146), "color": sides(width: 146)], environment: archived) {
            HStack(spacing: 8) {
                timer.named("timer")
                color("color")
            }
        }
        size("TXT-026", of: proposal(300, 40), 300, nil, ["column": sides(width: 146), "timer": sides(width: 146)], environment: archived) {
            HStack(spacing: 8) {
                VStack { block("A", 60, 10) }.frame(maxWidth: .infinity).named("column")
                timer.named("timer")
            }
        }
        size("TXT-027", of: proposal(300, 40), 300, nil, ["column": sides(width: 292), "timer": sides(width: 0)], environment: archived) {
            HStack(spacing: 8) {
                VStack { block("A", 60, 10) }.frame(maxWidth: .infinity).named("column").layoutPriority(1)
                timer.named("timer")
            }
        }
        size("TXT-028", of: proposal(300, 40), .infinity, nil, environment: archived) { timer.fixedSize() }
        figures("TXT-029", [72, 50]) {
            [300, 50].map { Frames(timer.frame(maxWidth: 72), proposal: proposal($0, 40), change: archived).size.width }
        }
        LayoutFact(id: "TXT-030", standing: .held) {
            let frames = Frames(timer.font(.largeTitle).lineLimit(1).frame(width: 50), proposal: .unspecified, change: archived)
            return frames.size.width == 50 && frames.recorded.diagnostics.map(\.kind) == [.textClipped]
                ? [] : ["\(frames.size), \(frames.recorded.diagnostics)"]
        }
    }

    /// The texts of a view's display list, 300 × 40 being offered.
    @MainActor private static func texts(_ view: some View) -> [ArchivedText] {
        func collect(_ items: [DisplayItem]) -> [ArchivedText] {
            items.flatMap { item -> [ArchivedText] in
                switch item.content {
                case .text(let text): return [text]
                case .group(_, let inner), .region(_, let inner), .accessibility(_, let inner): return collect(inner)
                default: return []
                }
            }
        }
        return collect(Frames(view, proposal: proposal(300, 40), change: archived).recorded.items)
    }
}
