import ActivityKit
import SwiftUI

/// A Live Activity's views. Apple: WidgetKit/ActivityConfiguration. Fidelity: documented (reference 2.1).
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration, Sendable {
    let content: @MainActor @Sendable (ActivityViewContext<Attributes>) -> AnyView
    /// nil for the printed form without an island.
    let dynamicIsland: (@MainActor @Sendable (ActivityViewContext<Attributes>) -> DynamicIsland)?

    /// Declares the views of the activities that are started with these attributes.
    ///
    /// - Parameters:
    ///   - attributesType: The type whose activities are shown.
    ///   - content: The Lock Screen presentation, also used as a banner.
    ///   - dynamicIsland: The presentations of the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping @MainActor @Sendable (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor @Sendable (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        self.dynamicIsland = dynamicIsland
    }

    /// The form of the first beta, which tutorials still print: a card and no island.
    @available(*, deprecated, message: "Use init(for:content:dynamicIsland:): no SDK takes `attributesType:`, and an island is required")
    public init<Content: View>(
        attributesType: Attributes.Type, @ViewBuilder content: @escaping @MainActor @Sendable (ActivityViewContext<Attributes>) -> Content
    ) {
        self.content = { AnyView(content($0)) }
        dynamicIsland = nil
    }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _collect(_ configuration: Self, into configurations: inout _WidgetConfigurations) {
        configurations.all.append(configuration)
    }
}
