import ActivityKit
import SwiftUI
import WidgetKit

@main
struct OrderWidgets: WidgetBundle {
    var body: some Widget {
        OrderLiveActivity()
    }
}

struct OrderLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OrderAttributes.self) { context in
            OrderCard(attributes: context.attributes, state: context.state)
                .activityBackgroundTint(Color(red: 0.24, green: 0.15, blue: 0.1))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text(context.attributes.drink)
                        .font(.headline)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.ready, style: .time)
                        .font(.headline.monospacedDigit())
                        .foregroundStyle(.secondary)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    StageRow(stage: context.state.stage)
                        .padding(.top, 6)
                }
            } compactLeading: {
                Image(systemName: "cup.and.saucer.fill")
                    .foregroundStyle(.brown)
            } compactTrailing: {
                Gauge(value: context.state.stage.progress) {
                    EmptyView()
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.brown)
                .scaleEffect(0.38)
                .frame(width: 24, height: 24)
            } minimal: {
                Image(systemName: context.state.stage == .ready ? "checkmark" : "cup.and.saucer.fill")
                    .foregroundStyle(context.state.stage == .ready ? .green : .brown)
            }
            .keylineTint(.brown)
        }
    }
}

extension OrderAttributes.Stage {
    var symbol: String {
        switch self {
        case .received: return "checkmark.circle.fill"
        case .brewing: return "flame.fill"
        case .ready: return "cup.and.saucer.fill"
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .received: return "Received"
        case .brewing: return "Brewing"
        case .ready: return "Ready"
        }
    }

    var progress: Double {
        switch self {
        case .received: return 0.2
        case .brewing: return 0.65
        case .ready: return 1
        }
    }
}

struct OrderCard: View {
    let attributes: OrderAttributes
    let state: OrderAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(attributes.drink)
                        .font(.title3.weight(.semibold))
                    Text("for \(attributes.name)")
                        .font(.subheadline)
                        .opacity(0.7)
                }
                Spacer()
                Text(state.stage.title)
                    .font(.headline)
                    .foregroundStyle(Color(red: 1, green: 0.8, blue: 0.55))
            }
            StageRow(stage: state.stage)
        }
        .foregroundStyle(.white)
        .padding(16)
    }
}

/// The three stages on a line.
struct StageRow: View {
    let stage: OrderAttributes.Stage

    var body: some View {
        HStack(spacing: 8) {
            ForEach(OrderAttributes.Stage.allCases, id: \.self) { step in
                Image(systemName: step.symbol)
                    .font(.footnote)
                    .foregroundStyle(reached(step) ? Color.white : Color.white.opacity(0.4))
                    .frame(width: 28, height: 28)
                    .background(
                        reached(step)
                            ? AnyShapeStyle(
                                LinearGradient(
                                    colors: [Color(red: 0.85, green: 0.55, blue: 0.3), Color(red: 0.6, green: 0.34, blue: 0.16)],
                                    startPoint: .top, endPoint: .bottom))
                            : AnyShapeStyle(.white.opacity(0.12)),
                        in: Circle())
                if step != .ready {
                    Capsule()
                        .fill(.white.opacity(stage == .ready || step == .received && stage != .received ? 0.7 : 0.15))
                        .frame(height: 3)
                }
            }
        }
    }

    private func reached(_ step: OrderAttributes.Stage) -> Bool { step.progress <= stage.progress }
}
