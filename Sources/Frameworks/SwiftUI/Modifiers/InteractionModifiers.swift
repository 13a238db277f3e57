import Archive
import Foundation

/// Which purposes a content shape serves. Apple: SwiftUI/ContentShapeKinds.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Leaves out the active regions of what it records, when touches shall pass.
struct HitTestingDrawing: NodeDrawing {
    let isEnabled: Bool

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        guard !isEnabled else { return recorder.recordChildren(of: node) }
        for item in recorder.recording({ $0.recordChildren(of: node) }).flatMap(Self.withoutRegions) {
            recorder.record(item.content, identity: item.identity)
        }
    }

    private static func withoutRegions(_ item: DisplayItem) -> [DisplayItem] {
        func rebuilt(_ content: DisplayItem.Content) -> [DisplayItem] { [DisplayItem(identity: item.identity, content: content)] }
        switch item.content {
        case .region(_, let items): return items.flatMap(withoutRegions)
        case .group(let effect, let items): return rebuilt(.group(effect, items.flatMap(withoutRegions)))
        case .accessibility(let element, let items): return rebuilt(.accessibility(element, items.flatMap(withoutRegions)))
        case .shape, .text, .symbol, .image, .liveProgress: return [item]
        }
    }
}

extension View {
    /// The outline that touches are tested against. Touches are tested against frames here. Apple: SwiftUI/View/contentShape(_:eoFill:).
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }

    /// Whether controls inside answer to touch. Apple: SwiftUI/View/allowsHitTesting(_:).
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_DrawingModifier(HitTestingDrawing(isEnabled: enabled)))
    }

    /// Accepted: a phone shows no tooltips. Apple: SwiftUI/View/help(_:).
    public nonisolated func help(_ key: LocalizedStringKey) -> some View { self }
    public nonisolated func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Accepted: text is not selected here. Apple: SwiftUI/View/textSelection(_:).
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Accepted: the status bar belongs to whoever shows the phone. Apple: SwiftUI/View/statusBarHidden(_:).
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// Whether text can be selected. Apple: SwiftUI/TextSelectability.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

/// Whether a part of the interface is shown. Apple: SwiftUI/Visibility.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
