import ActivityKit
import SwiftUI
import WidgetKit

@main
struct RecipeWidgets: WidgetBundle {
    var body: some Widget {
        RecipeLiveActivity()
    }
}

struct RecipeLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RecipeAttributes.self) { context in
            RecipeCard(context: context)
                .activityBackgroundTint(Color(red: 0.16, green: 0.11, blue: 0.09))
                .activitySystemActionForegroundColor(.orange)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: context.attributes.current(context.state).symbol)
                        .font(.title2)
                        .foregroundStyle(.orange)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    StepClock(context: context)
                        .font(.title2.weight(.semibold).monospacedDigit())
                        .multilineTextAlignment(.trailing)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        HStack(alignment: .firstTextBaseline) {
                            Text(context.attributes.current(context.state).title)
                                .font(.headline)
                            Spacer()
                            Text(context.attributes.title)
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                        .lineLimit(1)
                        StepTrack(context: context)
                    }
                }
            } compactLeading: {
                Image(systemName: context.isStale ? "checkmark.circle.fill" : context.attributes.current(context.state).symbol)
                    .foregroundStyle(context.isStale ? .green : .orange)
            } compactTrailing: {
                StepClock(context: context)
                    .font(.callout.weight(.medium).monospacedDigit())
                    .multilineTextAlignment(.trailing)
                    .frame(maxWidth: 48, alignment: .trailing)
            } minimal: {
                Image(systemName: context.isStale ? "checkmark" : "timer")
                    .font(.callout.weight(.semibold))
                    .foregroundStyle(context.isStale ? .green : .orange)
            }
            .keylineTint(.orange)
        }
    }
}

struct RecipeCard: View {
    let context: ActivityViewContext<RecipeAttributes>

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Image(systemName: context.attributes.current(context.state).symbol)
                    .font(.title2)
                    .foregroundStyle(.orange)
                    .frame(width: 44, height: 44)
                    .background(.orange.opacity(0.18), in: RoundedRectangle(cornerRadius: 12))
                VStack(alignment: .leading, spacing: 2) {
                    Text(context.attributes.title)
                        .font(.subheadline)
                        .foregroundStyle(.white.opacity(0.65))
                    Text(context.attributes.current(context.state).title)
                        .font(.headline)
                        .lineLimit(1)
                }
                .layoutPriority(1)
                Spacer(minLength: 8)
                StepClock(context: context)
                    .font(.system(size: 30, weight: .semibold).monospacedDigit())
                    .multilineTextAlignment(.trailing)
                    .frame(maxWidth: 100, alignment: .trailing)
            }
            StepTrack(context: context)
            if let next = context.attributes.next(context.state) {
                Label("Next: \(next.title)", systemImage: next.symbol)
                    .font(.footnote)
                    .foregroundStyle(.white.opacity(0.65))
            }
        }
        .foregroundStyle(.white)
        .padding(16)
    }
}

/// The remaining time: running, paused, or done.
struct StepClock: View {
    let context: ActivityViewContext<RecipeAttributes>

    var body: some View {
        if context.isStale {
            Text("Done")
                .foregroundStyle(.green)
        } else if let remaining = context.state.remaining {
            Text(Duration.seconds(remaining), format: .time(pattern: .minuteSecond))
                .foregroundStyle(.white.opacity(0.55))
        } else {
            Text(timerInterval: context.attributes.interval(context.state), countsDown: true)
        }
    }
}

/// One bar a step: past ones full, the current one filled by the clock.
struct StepTrack: View {
    let context: ActivityViewContext<RecipeAttributes>

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<context.attributes.steps.count, id: \.self) { index in
                if index == context.state.step, context.state.remaining == nil, !context.isStale {
                    ProgressView(timerInterval: context.attributes.interval(context.state), countsDown: false) {
                        EmptyView()
                    } currentValueLabel: {
                        EmptyView()
                    }
                    .tint(.orange)
                } else {
                    ProgressView(value: fraction(index))
                        .tint(context.isStale && index == context.state.step ? .green : .orange)
                }
            }
        }
    }

    private func fraction(_ index: Int) -> Double {
        if index != context.state.step { return index < context.state.step ? 1 : 0 }
        if context.isStale { return 1 }
        let length = context.attributes.current(context.state).seconds
        return 1 - (context.state.remaining ?? length) / length
    }
}
