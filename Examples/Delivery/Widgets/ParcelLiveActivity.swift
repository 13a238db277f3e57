import ActivityKit
import SwiftUI
import WidgetKit

@main
struct ParcelWidgets: WidgetBundle {
    var body: some Widget {
        ParcelLiveActivity()
    }
}

struct ParcelLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            ParcelCard(context: context)
                .padding(16)
                .widgetURL(context.attributes.link("track"))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: context.state.stage.symbol)
                        .font(.title2)
                        .foregroundStyle(context.state.stage.tint)
                        .frame(width: 40, height: 40)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    VStack(alignment: .trailing, spacing: 0) {
                        Text("\(context.state.stopsAhead)")
                            .font(.title2.weight(.bold).monospacedDigit())
                            .contentTransition(.numericText(countsDown: true))
                        Text("stops ahead")
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                }
                DynamicIslandExpandedRegion(.center) {
                    StageTitle(stage: context.state.stage)
                        .font(.headline)
                        .lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 10) {
                        Road(stage: context.state.stage)
                        HStack {
                            Link(destination: context.attributes.link("neighbour")) {
                                Label("Leave with neighbour", systemImage: "house.fill")
                            }
                            Spacer()
                            Link(destination: context.attributes.link("call")) {
                                Label("Call", systemImage: "phone.fill")
                            }
                        }
                        .font(.footnote.weight(.medium))
                    }
                }
            } compactLeading: {
                Image(systemName: context.state.stage.symbol)
                    .foregroundStyle(context.state.stage.tint)
            } compactTrailing: {
                Text("\(context.state.stopsAhead)")
                    .font(.callout.weight(.semibold).monospacedDigit())
            } minimal: {
                Image(systemName: context.state.stage.symbol)
                    .foregroundStyle(context.state.stage.tint)
            }
            .widgetURL(context.attributes.link("track"))
        }
    }
}

extension ParcelAttributes {
    func link(_ page: String) -> URL {
        URL(string: "parcels://\(number)/\(page)") ?? URL(fileURLWithPath: "/")
    }
}

extension ParcelAttributes.Stage {
    var tint: Color { self == .delivered ? .green : .blue }
}

struct StageTitle: View {
    let stage: ParcelAttributes.Stage

    var body: some View {
        switch stage {
        case .packed: Text("Packed")
        case .onTheRoad: Text("On the road")
        case .nearby: Text("Around the corner")
        case .delivered: Text("Delivered")
        }
    }
}

struct ParcelCard: View {
    let context: ActivityViewContext<ParcelAttributes>

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline) {
                StageTitle(stage: context.state.stage)
                    .font(.title3.weight(.semibold))
                Spacer()
                Text(context.attributes.shop)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Road(stage: context.state.stage)
            HStack {
                if context.isStale {
                    Label("Waiting for news", systemImage: "antenna.radiowaves.left.and.right.slash")
                        .foregroundStyle(.secondary)
                } else if context.state.stage == .delivered {
                    Text("Left at your door")
                } else {
                    Text(context.state.arrival)
                    Spacer()
                    Text("\(context.state.stopsAhead) stops ahead")
                        .foregroundStyle(.secondary)
                }
            }
            .font(.subheadline)
        }
    }
}

/// The way with the parcel on it.
struct Road: View {
    let stage: ParcelAttributes.Stage

    var body: some View {
        HStack(spacing: 6) {
            Capsule()
                .fill(stage.tint)
                .frame(height: 6)
                .frame(maxWidth: 280 * stage.progress)
            Image(systemName: stage.symbol)
                .font(.footnote)
                .foregroundStyle(stage.tint)
            if stage != .delivered {
                Capsule()
                    .fill(.secondary.opacity(0.3))
                    .frame(height: 6)
            }
        }
    }
}
