import ActivityKit
import SwiftUI
import WidgetKit

@main
struct SessionWidgets: WidgetBundle {
    var body: some Widget {
        SessionLiveActivity()
    }
}

struct SessionLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SessionAttributes.self) { context in
            SessionCard(context: context)
                .padding(16)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Lotus(side: 36)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    SessionClock(state: context.state)
                        .font(.title2.weight(.medium))
                        .multilineTextAlignment(.trailing)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.attributes.roundText(context.state))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Rounds(attributes: context.attributes, state: context.state)
                }
            } compactLeading: {
                Lotus(side: 20)
            } compactTrailing: {
                SessionClock(state: context.state)
                    .font(.callout)
                    .multilineTextAlignment(.trailing)
                    .frame(maxWidth: 48)
            } minimal: {
                Lotus(side: 22)
            }
        }
    }
}

extension SessionAttributes {
    /// The language that texts are written in, whatever the device speaks.
    private var locale: Locale { language.isEmpty ? .current : Locale(identifier: language) }

    func text(_ key: String.LocalizationValue) -> String {
        String(localized: LocalizedStringResource(key, locale: locale))
    }

    func roundText(_ state: ContentState) -> String { text("Round \(state.round) of \(rounds)") }

    func title(_ state: ContentState) -> String {
        if state.isComplete { return text("Well done") }
        return state.pausedSeconds == nil ? text("Breathe") : text("Resting")
    }
}

/// Pause comes before the clock: a paused session shows what was left, also when its end has passed meanwhile.
struct SessionClock: View {
    let state: SessionAttributes.ContentState

    var body: some View {
        Group {
            if let seconds = state.pausedSeconds {
                Text(Duration.seconds(seconds), format: .time(pattern: .minuteSecond))
            } else if state.ends > .now {
                Text(timerInterval: Date.now...state.ends, countsDown: true)
            } else {
                Text(verbatim: "0:00")
            }
        }
        .monospacedDigit()
        // Digits read from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
}

struct Lotus: View {
    let side: CGFloat

    var body: some View {
        Image("Lotus")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: side, height: side)
            .clipShape(RoundedRectangle(cornerRadius: side / 4))
    }
}

struct Rounds: View {
    let attributes: SessionAttributes
    let state: SessionAttributes.ContentState

    var body: some View {
        HStack(spacing: 6) {
            ForEach(1...attributes.rounds, id: \.self) { round in
                Capsule()
                    .fill(round < state.round || state.isComplete ? Color.indigo : Color.indigo.opacity(round == state.round ? 0.6 : 0.2))
                    .frame(height: 5)
            }
        }
    }
}

struct SessionCard: View {
    let context: ActivityViewContext<SessionAttributes>

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                Lotus(side: 44)
                VStack(alignment: .leading, spacing: 2) {
                    Text(context.attributes.title(context.state))
                        .font(.headline)
                    Text(context.attributes.roundText(context.state))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .layoutPriority(1)
                Spacer()
                if context.state.isComplete {
                    Image(systemName: "checkmark.circle.fill")
                        .font(.title)
                        .foregroundStyle(.green)
                } else {
                    SessionClock(state: context.state)
                        .font(.title.weight(.medium))
                        .multilineTextAlignment(.trailing)
                }
            }
            Rounds(attributes: context.attributes, state: context.state)
        }
    }
}
