import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

@main
struct WaterWidgets: WidgetBundle {
    var body: some Widget {
        WaterLiveActivity()
    }
}

struct WaterLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WaterAttributes.self) { context in
            WaterCard(goal: context.attributes.goal, glasses: context.state.glasses)
                .padding(16)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text("💧").font(.largeTitle)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("\(context.state.glasses)/\(context.attributes.goal)")
                        .font(.title2.weight(.semibold).monospacedDigit())
                }
                DynamicIslandExpandedRegion(.center) {
                    Remaining(goal: context.attributes.goal, glasses: context.state.glasses)
                        .font(.headline)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Glasses(goal: context.attributes.goal, glasses: context.state.glasses)
                        .padding(.top, 4)
                }
            } compactLeading: {
                Text("💧")
            } compactTrailing: {
                WaterRing(goal: context.attributes.goal, glasses: context.state.glasses)
                    .frame(width: 24, height: 24)
            } minimal: {
                WaterRing(goal: context.attributes.goal, glasses: context.state.glasses)
                    .frame(width: 26, height: 26)
            }
        }
    }
}

/// The ring around what is still missing.
struct WaterRing: View {
    let goal: Int
    let glasses: Int

    var body: some View {
        ZStack {
            Circle()
                .stroke(.cyan.opacity(0.25), lineWidth: 3)
            Circle()
                .trim(from: 0, to: Double(glasses) / Double(goal))
                .stroke(.cyan, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .rotationEffect(.degrees(-90))
            if glasses >= goal {
                Image(systemName: "checkmark")
                    .font(.caption2.weight(.bold))
                    .foregroundStyle(.green)
            } else {
                Text("\(goal - glasses)")
                    .font(.caption2.weight(.bold))
                    .foregroundStyle(.cyan)
            }
        }
        .padding(1.5)
    }
}

struct Remaining: View {
    let goal: Int
    let glasses: Int

    var body: some View {
        if glasses >= goal {
            Text("Goal reached")
                .foregroundStyle(.green)
        } else {
            Text("\(goal - glasses) glasses to go")
        }
    }
}

/// One drop a glass.
struct Glasses: View {
    let goal: Int
    let glasses: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<goal, id: \.self) { index in
                Image(systemName: index < glasses ? "drop.fill" : "drop")
                    .foregroundStyle(index < glasses ? Color.cyan : Color.secondary.opacity(0.5))
                    .frame(maxWidth: .infinity)
            }
        }
        .font(.callout)
    }
}

struct WaterCard: View {
    let goal: Int
    let glasses: Int

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 10) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Water")
                        .font(.headline)
                    Spacer()
                    Remaining(goal: goal, glasses: glasses)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Gauge(value: Double(glasses), in: 0...Double(goal)) {
                    EmptyView()
                }
                .gaugeStyle(.linearCapacity)
                .tint(Gradient(colors: [.cyan, .blue]))
                Glasses(goal: goal, glasses: glasses)
            }
            Button(intent: AddGlassIntent()) {
                Image(systemName: glasses >= goal ? "checkmark" : "plus")
                    .font(.title2.weight(.semibold))
                    .foregroundStyle(.white)
                    .frame(width: 48, height: 48)
                    .background(glasses >= goal ? Color.green : Color.blue, in: Circle())
            }
            .buttonStyle(.plain)
            .disabled(glasses >= goal)
        }
    }
}
