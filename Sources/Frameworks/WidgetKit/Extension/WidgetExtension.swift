import Foundation
import SwiftUI

extension WidgetBundle {
    /// Starts the extension: it waits to be asked for pictures until the process is ended.
    @MainActor public static func main() {
        WidgetExtension.configurations = { widgetConfigurations(of: Self()) }
        WidgetExtension.run()
    }
}

extension Widget {
    /// Starts an extension of one widget.
    @MainActor public static func main() {
        WidgetExtension.configurations = { widgetConfigurations(of: Self()) }
        WidgetExtension.run()
    }
}

/// The configurations of a bundle's widgets, in order.
@MainActor
package func widgetConfigurations<Bundle: WidgetBundle>(of bundle: Bundle) -> [any WidgetConfiguration] {
    widgetConfigurations(of: bundle.body)
}

/// The configurations of a widget, in order.
@MainActor
package func widgetConfigurations<W: Widget>(of widget: W) -> [any WidgetConfiguration] {
    var configurations = _WidgetConfigurations()
    W.Body._collect(widget.body, into: &configurations)
    return configurations.all
}

/// The running extension process.
@MainActor
package enum WidgetExtension {
    /// What the extension declares; set by `main()`.
    package static var configurations: () -> [any WidgetConfiguration] = { [] }

    /// Checks that every widget can be made, then lives until the process is ended.
    static func run() -> Never {
        _ = configurations()
        dispatchMain()
    }
}
