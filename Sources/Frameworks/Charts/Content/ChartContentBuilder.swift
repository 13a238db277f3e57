import SwiftUI

/// Builds chart content from statements. Apple: Charts/ChartContentBuilder. Fidelity: documented.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _TupleChartContent {
        var parts: [any ChartContent] = []
        repeat parts.append(each content)
        return _TupleChartContent(parts: parts)
    }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> _EitherChartContent<First, Second> {
        _EitherChartContent(first: first, second: nil)
    }
    public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> _EitherChartContent<First, Second> {
        _EitherChartContent(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent { AnyChartContent(content) }
}

/// Nothing.
public nonisolated struct _EmptyChartContent: _PrimitiveChartContent {
    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) {}
}

/// Several in a row.
public nonisolated struct _TupleChartContent: _PrimitiveChartContent {
    let parts: [any ChartContent]
    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) {
        for part in content.parts { part.collect(into: &marks) }
    }
}

/// One of two.
public nonisolated struct _EitherChartContent<First: ChartContent, Second: ChartContent>: _PrimitiveChartContent {
    let first: First?
    let second: Second?
    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) {
        content.first?.collect(into: &marks)
        content.second?.collect(into: &marks)
    }
}
