import Foundation

@testable import SwiftUI

/// An app as a person has it before them: laid out on a phone's screen, and touched.
@MainActor
struct AppScreen<Application: App> {
    let host: AppHost<Application>
    let size = CGSize(width: 402, height: 874)

    init(_ application: Application) {
        host = AppHost(application)
        host.evaluate()
    }

    /// The first window, laid out.
    var window: ViewNode? {
        guard let window = host.windows.first else { return nil }
        window.proposal = ProposedViewSize(size)
        window.frame = CGRect(origin: .zero, size: size)
        window.layoutChildren()
        return window
    }

    /// The frame of a view that carries an identifier.
    func frame(_ name: String) -> CGRect? {
        func find(_ node: ViewNode, _ origin: CGPoint) -> CGRect? {
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            if (node.drawing as? AccessibilityDrawing)?.identifier == name { return frame }
            return node.children.lazy.compactMap { find($0, frame.origin) }.first
        }
        return window.flatMap { find($0, .zero) }
    }

    /// Touches the middle of a view, or another part of it, and evaluates what changed. False when no control is there.
    @discardableResult
    func touch(_ name: String, at point: UnitPoint = .center) -> Bool {
        guard let frame = frame(name) else { return false }
        return touch(CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height))
    }

    @discardableResult
    func touch(_ point: CGPoint) -> Bool {
        guard let touched = window?.control(at: point) else { return false }
        touched.action.perform(at: touched.point)
        host.evaluate()
        return true
    }

    /// All texts on the screen, from top to bottom.
    var texts: [String] {
        func texts(_ node: ViewNode) -> [String] {
            let own = (node.drawing as? TextDrawing).map { drawing in
                drawing.layout.request.runs.map { if case .string(let text) = $0.content { text } else { "" } }.joined()
            }
            return (own.map { [$0] } ?? []) + node.children.flatMap(texts)
        }
        return window.map(texts) ?? []
    }
}

/// An app of one view.
struct SingleViewApp<Content: View>: App {
    let content: Content

    init() { fatalError("made with its view") }
    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some Scene { WindowGroup { content } }
}
