import ActivityKit

/// Builds the content states of a preview: one a line, `for` allowed, `if` not.
///
/// Apple: WidgetKit/PreviewActivityBuilder. Fidelity: documented (reference 2.5).
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
    public static func buildExpression(_ expression: A.ContentState) -> [A.ContentState] { [expression] }
    public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
    public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] { accumulated + next }
    public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] { components.flatMap { $0 } }
}
