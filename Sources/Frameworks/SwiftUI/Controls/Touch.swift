import Archive
import Foundation

extension View {
    /// Marks the view as what a control's touch falls on.
    func touchable(_ action: ControlAction) -> some View {
        modifier(_DrawingModifier(RegionDrawing(action: action)))
    }
}

/// Records an active region around a control.
struct RegionDrawing: NodeDrawing {
    let action: ControlAction

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let archived: ActiveRegion.Action
        switch action {
        case .closure, .position, .text: archived = .closure
        case .intent(let type, let parameters): archived = .intent(type: type, parameters: parameters)
        }
        let region = ActiveRegion(frame: recorder.pixelFrame(of: node), action: archived, isEnabled: node.environment.isEnabled)
        recorder.record(.region(region, recorder.recording { $0.recordChildren(of: node) }), of: node)
    }
}

extension ViewNode {
    /// A control that a touch falls on, and where inside it.
    struct Touched {
        let action: ControlAction
        let point: UnitPoint
    }

    /// The innermost enabled control under a point of the node's own coordinates. Layout is done when it is asked.
    func control(at point: CGPoint) -> Touched? {
        if let hitTesting = drawing as? HitTestingDrawing, !hitTesting.isEnabled { return nil }
        for child in children.reversed() {
            let inner = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
            if let touched = child.control(at: inner) { return touched }
        }
        guard let region = drawing as? RegionDrawing, environment.isEnabled, frame.width > 0, frame.height > 0,
            CGRect(origin: .zero, size: frame.size).contains(point)
        else { return nil }
        return Touched(action: region.action, point: UnitPoint(x: point.x / frame.width, y: point.y / frame.height))
    }
}

extension ControlAction {
    /// Does what a touch at a place inside the control does. Intents are performed by whoever knows their types.
    @MainActor func perform(at point: UnitPoint) {
        switch self {
        case .closure(let action): action()
        case .position(let action): action(point)
        case .text(_, let focus): focus(nil)
        case .intent: break
        }
    }
}

/// Records a link around its label.
struct LinkDrawing: NodeDrawing {
    let destination: URL

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let region = ActiveRegion(
            frame: recorder.pixelFrame(of: node), action: .link(destination.absoluteString), isEnabled: node.environment.isEnabled)
        recorder.record(.region(region, recorder.recording { $0.recordChildren(of: node) }), of: node)
    }
}

/// A view that opens an address. Apple: SwiftUI/Link. Fidelity: documented.
public nonisolated struct Link<Label: View>: View {
    let destination: URL
    let label: Label

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        label.modifier(ButtonTint(role: nil)).modifier(_DrawingModifier(LinkDrawing(destination: destination)))
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
