import Archive
import Foundation

/// Why content is not shown. Apple: SwiftUI/RedactionReasons. Fidelity: documented.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

/// Draws texts and pictures as bars. Fidelity: guessed: one bar per text, as high as the text.
struct RedactionDrawing: NodeDrawing {
    /// What must be in force for content to be drawn as bars.
    let reasons: RedactionReasons

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        guard !node.environment.redactionReasons.isDisjoint(with: reasons) else { return recorder.recordChildren(of: node) }
        var shown: Set<String> = []
        Self.collectShown(in: node, reasons, into: &shown)
        for item in recorder.recording({ $0.recordChildren(of: node) }) {
            let redacted = Self.redacted(item, shown)
            recorder.record(redacted.content, identity: redacted.identity)
        }
    }

    /// The nodes that `unredacted` leaves as they are.
    private static func collectShown(in node: ViewNode, _ reasons: RedactionReasons, into shown: inout Set<String>) {
        if node.environment.redactionReasons.isDisjoint(with: reasons) { shown.insert(node.identity.description) }
        for child in node.children { collectShown(in: child, reasons, into: &shown) }
    }

    private static func redacted(_ item: DisplayItem, _ shown: Set<String>) -> DisplayItem {
        func bar(_ frame: CGRect, _ paint: Paint) -> DisplayItem.Content {
            .shape(
                .roundedRectangle(frame, radii: CornerRadii(min(4, frame.height / 2)), style: .continuous),
                drawing: .fill(evenOdd: false), paint: paint)
        }
        var item = item
        let grey = Paint.color(RGBA(120, 120, 128, alpha: 0.3))
        switch item.content {
        case .text(let text) where !shown.contains(item.identity): item.content = bar(text.frame, grey)
        case .symbol(let symbol) where !shown.contains(item.identity): item.content = bar(symbol.frame, grey)
        case .image(let image) where !shown.contains(item.identity): item.content = bar(image.frame, grey)
        case .group(let effect, let items): item.content = .group(effect, items.map { redacted($0, shown) })
        case .region(let region, let items): item.content = .region(region, items.map { redacted($0, shown) })
        case .accessibility(let element, let items): item.content = .accessibility(element, items.map { redacted($0, shown) })
        case .text, .symbol, .image, .shape, .liveProgress: break
        }
        return item
    }
}

extension View {
    /// Draws content as bars for a reason. Apple: SwiftUI/View/redacted(reason:).
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        modifier(_DrawingModifier(RedactionDrawing(reasons: [.placeholder, .invalidated])))
            .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Apple: SwiftUI/View/unredacted().
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Marks content that is hidden where others may look. Apple: SwiftUI/View/privacySensitive(_:).
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(_DrawingModifier(RedactionDrawing(reasons: sensitive ? .privacy : [])))
    }
}
