import SwiftUI

/// What charts are made of: marks, and whatever is made of marks. Apple: Charts/ChartContent. Fidelity: documented.
@MainActor @preconcurrency
public protocol ChartContent {
    // Named apart from a view's, since optionals and ForEach are both.
    associatedtype _ChartBody: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: _ChartBody { get }

    /// Adds the marks that the content consists of.
    static func _collect(_ content: Self, into marks: inout _Marks)
}

extension ChartContent {
    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { _ChartBody._collect(content.body, into: &marks) }

    /// For content whose type is not known.
    func collect(into marks: inout _Marks) { Self._collect(self, into: &marks) }
}

/// Marks in the order in which they are drawn.
public struct _Marks {
    var all: [Mark] = []

    mutating func append(_ mark: Mark) { all.append(mark) }
}

/// A mark that Charts itself declares.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where _ChartBody == Never {}

extension _PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) is made by Charts itself; its body is never read") }
}

extension Never: ChartContent {
    public typealias _ChartBody = Never
    @MainActor public static func _collect(_ content: Never, into marks: inout _Marks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias _ChartBody = Never
    @MainActor public var body: Never { fatalError("an optional has no body") }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) {
        if let content { Wrapped._collect(content, into: &marks) }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias _ChartBody = Never
    @MainActor public var body: Never { fatalError("ForEach has no body") }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) {
        for element in content.data { Content._collect(content.content(element), into: &marks) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: ChartContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

/// Content that is treated as one. Apple: Charts/Plot. Fidelity: documented.
public nonisolated struct Plot<Content: ChartContent>: _PrimitiveChartContent {
    let content: Content
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    @MainActor public static func _collect(_ plot: Self, into marks: inout _Marks) { Content._collect(plot.content, into: &marks) }
}

/// Content of a type that is not told. Apple: Charts/AnyChartContent. Fidelity: documented.
public nonisolated struct AnyChartContent: _PrimitiveChartContent {
    let content: any ChartContent
    public nonisolated init<Content: ChartContent>(_ content: Content) { self.content = content }
    @MainActor public static func _collect(_ any: Self, into marks: inout _Marks) { any.content.collect(into: &marks) }
}
