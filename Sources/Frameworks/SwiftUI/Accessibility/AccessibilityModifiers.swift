import Archive
import Foundation

/// Records what VoiceOver says about a view.
struct AccessibilityDrawing: NodeDrawing {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden = false

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let resolver = TextResolver(environment: node.environment)
        func string(_ text: Text?) -> String? {
            text.map { text in
                resolver.runs(of: text).map { run in
                    switch run.content {
                    case .string(let string): return string
                    case .live(let live): return live.string(at: node.environment.instant)
                    case .symbol(let symbol): return symbol.name
                    }
                }.joined()
            }
        }
        let accessibility = Accessibility(
            frame: recorder.pixelFrame(of: node), label: string(label), value: string(value), hint: string(hint), identifier: identifier,
            isHidden: isHidden)
        recorder.record(.accessibility(accessibility, recorder.recording { $0.recordChildren(of: node) }), of: node)
    }
}

/// How children are read. Apple: SwiftUI/AccessibilityChildBehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    private nonisolated func accessibility(_ drawing: AccessibilityDrawing) -> some View { modifier(_DrawingModifier(drawing)) }

    public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibility(AccessibilityDrawing(label: label)) }
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    public nonisolated func accessibilityValue(_ value: Text) -> some View { accessibility(AccessibilityDrawing(value: value)) }
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibility(AccessibilityDrawing(hint: hint)) }
    public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(AccessibilityDrawing(identifier: identifier))
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(AccessibilityDrawing(isHidden: hidden)) }
    /// Children are kept one by one in the archive, whichever way they are read.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(AccessibilityDrawing())
    }
}
