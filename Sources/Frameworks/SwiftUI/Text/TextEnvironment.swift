import Archive
import Foundation

/// How lines stand in a text. Apple: SwiftUI/TextAlignment. Fidelity: documented.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    var archived: TextRequest.Alignment { self == .leading ? .leading : self == .center ? .center : .trailing }
}

/// How a text fills the lines that it does not need.
struct LineLimit: Sendable, Equatable {
    var maximum: Int?
    var reserved: Int = 0
}

private struct AlignmentKeyValue: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TextModifiersKey: EnvironmentKey { static var defaultValue: [TextModifier] { [] } }

extension EnvironmentValues {
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKeyValue.self] }
        set { self[AlignmentKeyValue.self] = newValue }
    }
    public var lineLimit: Int? {
        get { limitOfLines.maximum }
        set { limitOfLines = LineLimit(maximum: newValue) }
    }
    var limitOfLines: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }
    /// What `underline`, `kerning` and the like put on every text inside.
    var textModifiers: [TextModifier] {
        get { self[TextModifiersKey.self] }
        set { self[TextModifiersKey.self] = newValue }
    }
}

extension View {
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.limitOfLines, LineLimit(maximum: number)) }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.limitOfLines, LineLimit(maximum: limit, reserved: reservesSpace ? limit : 0))
    }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.limitOfLines, LineLimit(maximum: limit.upperBound, reserved: limit.lowerBound))
    }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.limitOfLines, LineLimit(maximum: nil, reserved: limit.lowerBound))
    }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.limitOfLines, LineLimit(maximum: limit.upperBound))
    }
    public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }
    public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { textModifier(.baselineOffset(offset)) }
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

    private nonisolated func textModifier(_ modifier: TextModifier) -> some View {
        self.modifier(_EnvironmentModifier { $0.textModifiers.append(modifier) })
    }
}
