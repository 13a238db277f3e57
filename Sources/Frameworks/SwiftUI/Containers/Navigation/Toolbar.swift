import Foundation

/// A bar of the interface. Apple: SwiftUI/ToolbarPlacement.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var navigationBar: Self { Self(name: "navigationBar") }
    public static var bottomBar: Self { Self(name: "bottomBar") }
    public static var tabBar: Self { Self(name: "tabBar") }
}

/// Where an item stands. Apple: SwiftUI/ToolbarItemPlacement.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let principal = Self(name: "principal")
    public static let navigation = Self(name: "navigation")
    public static let primaryAction = Self(name: "primaryAction")
    public static let secondaryAction = Self(name: "secondaryAction")
    public static let status = Self(name: "status")
    public static let confirmationAction = Self(name: "confirmationAction")
    public static let cancellationAction = Self(name: "cancellationAction")
    public static let destructiveAction = Self(name: "destructiveAction")
    public static let keyboard = Self(name: "keyboard")
    public static let topBarLeading = Self(name: "topBarLeading")
    public static let topBarTrailing = Self(name: "topBarTrailing")
    public static let bottomBar = Self(name: "bottomBar")
    @available(*, deprecated, renamed: "topBarLeading")
    public static let navigationBarLeading = Self(name: "topBarLeading")
    @available(*, deprecated, renamed: "topBarTrailing")
    public static let navigationBarTrailing = Self(name: "topBarTrailing")

    enum Place { case leading, center, trailing, bottom }

    /// The place on a phone; the keyboard's bar is not shown.
    var place: Place? {
        switch name {
        case "navigation", "cancellationAction", "topBarLeading": return .leading
        case "principal": return .center
        case "status", "bottomBar": return .bottom
        case "keyboard": return nil
        default: return .trailing
        }
    }
}

/// Items of the bars. Apple: SwiftUI/ToolbarContent.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }

    /// The items, evaluated.
    func _items(_ context: _ViewContext) -> [_ToolbarItem]
}

/// An item of a bar, evaluated.
public typealias _ToolbarItem = (placement: ToolbarItemPlacement, node: _ToolbarNode)

/// The element that an item consists of.
public struct _ToolbarNode {
    let node: ViewNode
}

extension ToolbarContent {
    public func _items(_ context: _ViewContext) -> [_ToolbarItem] { body._items(context.entering(Self.self)) }
}

extension Never: ToolbarContent {
    public func _items(_ context: _ViewContext) -> [_ToolbarItem] { [] }
}

/// Builds toolbar content. Apple: SwiftUI/ToolbarContentBuilder.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var all: [any ToolbarContent] = []
        repeat all.append(each content)
        return _ToolbarGroup(contents: all)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _ToolbarGroup(contents: content.map { [$0] } ?? [])
    }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent { _ToolbarGroup(contents: [first]) }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent { _ToolbarGroup(contents: [second]) }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        _ToolbarGroup(contents: [content])
    }
}

/// Several items.
public nonisolated struct _ToolbarGroup: ToolbarContent {
    let contents: [any ToolbarContent]
    @MainActor public var body: Never { fatalError("a group of toolbar items has no body") }
    @MainActor public func _items(_ context: _ViewContext) -> [_ToolbarItem] {
        contents.enumerated().flatMap { $1._items(context.child($0)) }
    }
}

/// One item. Apple: SwiftUI/ToolbarItem.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("ToolbarItem has no body") }
    @MainActor public func _items(_ context: _ViewContext) -> [_ToolbarItem] {
        [(placement, _ToolbarNode(node: context.element(of: content)))]
    }
}

/// Several items at one place. Apple: SwiftUI/ToolbarItemGroup.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var body: Never { fatalError("ToolbarItemGroup has no body") }
    @MainActor public func _items(_ context: _ViewContext) -> [_ToolbarItem] {
        context.elements(of: content).map { (placement, _ToolbarNode(node: $0)) }
    }
}
