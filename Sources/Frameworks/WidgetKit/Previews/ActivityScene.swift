import ActivityKit
import Archive
import Foundation
import SwiftUI

/// An activity with its states and its views, whatever their types are.
@MainActor
package struct ActivityScene {
    /// One state, ready to be drawn.
    package struct State {
        /// nil where the device or the configuration has no such presentation.
        package let archive: @MainActor (Presentation, Surroundings) -> Archive?
        /// Attributes and state together as JSON; the system takes 4096 bytes (reference 3.2).
        package let payload: () throws -> Int
        /// A text that tells states apart when the author gave none.
        package let description: String
    }

    package let attributesName: String
    package let states: [State]

    package init<A: ActivityAttributes>(
        configuration: some ActivityPresenting<A>, attributes: A, states: [A.ContentState]
    ) {
        attributesName = String(describing: A.self)
        self.states = states.map { state in
            State(
                archive: { presentation, surroundings in
                    configuration.archive(
                        presentation, attributes: attributes, state: state, activityID: "preview", surroundings: surroundings)
                },
                payload: {
                    let encoder = JSONEncoder()
                    return try encoder.encode(attributes).count + encoder.encode(state).count
                },
                description: String(describing: state))
        }
    }

    /// The configurations of activities that a widget declares.
    package static func configurations<W: Widget>(of widget: W) -> [any ActivityPresenting] {
        var configurations = _WidgetConfigurations()
        W.Body._collect(widget.body, into: &configurations)
        return configurations.all.compactMap { $0 as? any ActivityPresenting }
    }

    /// The scene of a widget for attributes and states, or nil when the widget shows no activity with such attributes.
    static func make<A: ActivityAttributes>(widget: any Widget, attributes: A, states: [A.ContentState]) -> ActivityScene? {
        for configuration in configurations(of: widget) {
            if let configuration = configuration as? any ActivityPresenting<A> {
                return ActivityScene(configuration: configuration, attributes: attributes, states: states)
            }
        }
        return nil
    }
}
