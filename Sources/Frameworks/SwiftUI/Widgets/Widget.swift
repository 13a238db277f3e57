/// A widget or Live Activity of an extension. Apple: SwiftUI/Widget. Fidelity: documented.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// What a widget is and how it looks. Apple: SwiftUI/WidgetConfiguration. Fidelity: documented.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }

    /// Adds the configurations it consists of to those that a host can show.
    static func _collect(_ configuration: Self, into configurations: inout _WidgetConfigurations)
}

extension WidgetConfiguration {
    @MainActor public static func _collect(_ configuration: Self, into configurations: inout _WidgetConfigurations) {
        Body._collect(configuration.body, into: &configurations)
    }
}

extension Never: WidgetConfiguration {
    @MainActor public static func _collect(_ configuration: Never, into configurations: inout _WidgetConfigurations) {}
}

/// No configuration. Apple: SwiftUI/EmptyWidgetConfiguration.
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration {
    public nonisolated init() {}
    @MainActor public var body: Never { fatalError("an empty configuration has no body") }
    @MainActor public static func _collect(_ configuration: Self, into configurations: inout _WidgetConfigurations) {}
}

/// The configurations that a widget consists of, in order.
public struct _WidgetConfigurations {
    package var all: [any WidgetConfiguration] = []
    package init() {}
}

/// Several widgets of one extension. Apple: SwiftUI/WidgetBundle. Fidelity: documented.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Builds the widgets of a bundle. Apple: SwiftUI/WidgetBundleBuilder. Fidelity: documented: `if #available`, no `else`.
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildBlock() -> some Widget { _EmptyWidget() }
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var configurations = _WidgetConfigurations()
        func add<W: Widget>(_ widget: W) { W.Body._collect(widget.body, into: &configurations) }
        repeat add(each content)
        return _WidgetGroup(configurations: configurations)
    }
    @MainActor @preconcurrency
    public static func buildOptional<Content: Widget>(_ component: Content?) -> some Widget {
        var configurations = _WidgetConfigurations()
        if let component { Content.Body._collect(component.body, into: &configurations) }
        return _WidgetGroup(configurations: configurations)
    }
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
        var configurations = _WidgetConfigurations()
        Content.Body._collect(content.body, into: &configurations)
        return _WidgetGroup(configurations: configurations)
    }
}

/// A bundle without widgets.
public nonisolated struct _EmptyWidget: Widget {
    public init() {}
    @MainActor public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Several widgets as one.
public nonisolated struct _WidgetGroup: Widget {
    private let configurations: _WidgetConfigurations
    public init() { configurations = _WidgetConfigurations() }
    init(configurations: _WidgetConfigurations) { self.configurations = configurations }
    @MainActor public var body: _WidgetGroupConfiguration { _WidgetGroupConfiguration(configurations: configurations) }
}

public nonisolated struct _WidgetGroupConfiguration: WidgetConfiguration {
    let configurations: _WidgetConfigurations
    @MainActor public var body: Never { fatalError("a group of widgets has no body") }
    @MainActor public static func _collect(_ configuration: Self, into configurations: inout _WidgetConfigurations) {
        configurations.all += configuration.configurations.all
    }
}
