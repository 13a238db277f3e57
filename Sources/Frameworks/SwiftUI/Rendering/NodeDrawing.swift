import Archive
import Foundation

/// What a node adds to the display list. Layout is done when it is asked.
protocol NodeDrawing {
    func draw(_ node: ViewNode, into recorder: inout Recorder)
}

/// A container: nothing of its own, its children from the lowest `zIndex` to the highest.
struct ChildrenDrawing: NodeDrawing {
    func draw(_ node: ViewNode, into recorder: inout Recorder) { recorder.recordChildren(of: node) }
}

/// What a drawing is wrapped in.
struct EffectDrawing: NodeDrawing {
    let effect: (ViewNode, Recorder) -> Effect?

    init(_ effect: @escaping (ViewNode, Recorder) -> Effect?) { self.effect = effect }

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        guard let effect = effect(node, recorder) else { return recorder.recordChildren(of: node) }
        recorder.record(.group(effect, recorder.recording { $0.recordChildren(of: node) }), of: node)
    }
}
