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
        case .closure: archived = .closure
        case .intent(let type, let parameters): archived = .intent(type: type, parameters: parameters)
        }
        let region = ActiveRegion(frame: recorder.pixelFrame(of: node), action: archived, isEnabled: node.environment.isEnabled)
        recorder.record(.region(region, recorder.recording { $0.recordChildren(of: node) }), of: node)
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
