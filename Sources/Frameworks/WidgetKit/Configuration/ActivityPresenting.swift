import ActivityKit
import Archive
import Foundation
import SwiftUI

/// A widget configuration that can draw activities of one attributes type, whatever its modifiers are.
package protocol ActivityPresenting<PresentedAttributes>: WidgetConfiguration {
    associatedtype PresentedAttributes: ActivityAttributes

    /// The configuration as it was declared.
    var activityConfiguration: ActivityConfiguration<PresentedAttributes> { get }
}

extension ActivityConfiguration: ActivityPresenting {
    package typealias PresentedAttributes = Attributes
    package var activityConfiguration: ActivityConfiguration<Attributes> { self }
}

extension ActivityPresenting {
    package static var attributesType: PresentedAttributes.Type { PresentedAttributes.self }

    /// Evaluates one presentation of one activity and lays it out.
    ///
    /// - Returns: nil when the device has no such place, or the configuration has no island.
    package func archive(
        _ presentation: Presentation, attributes: PresentedAttributes, state: PresentedAttributes.ContentState,
        activityID: String, surroundings: Surroundings
    ) -> Archive? {
        let context = ActivityViewContext(
            activityID: activityID, attributes: attributes, state: state, isStale: surroundings.isStale)
        let configuration = activityConfiguration
        switch presentation {
        case .lockScreen, .banner:
            return CardPresentation(surroundings: surroundings, presentation: presentation).archive(configuration.content(context))
        case .compact, .minimalAttached, .minimalDetached, .expanded:
            guard let island = surroundings.device.island, let declared = configuration.dynamicIsland else { return nil }
            let views = declared(context)
            switch presentation {
            case .compact: return CompactPresentation(surroundings: surroundings, island: island).archive(views)
            case .expanded: return ExpandedPresentation(surroundings: surroundings, island: island).archive(views)
            default:
                return MinimalPresentation(
                    surroundings: surroundings, island: island, isAttached: presentation == .minimalAttached
                ).archive(views)
            }
        case .view: return nil
        }
    }
}
