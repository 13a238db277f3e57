import Foundation

@testable import SwiftUI

/// A frame, or the sides of it that a fact tells.
struct ExpectedFrame: Sendable {
    var x: CGFloat?
    var y: CGFloat?
    var width: CGFloat?
    var height: CGFloat?
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> ExpectedFrame {
    ExpectedFrame(x: x, y: y, width: width, height: height)
}

func sides(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) -> ExpectedFrame {
    ExpectedFrame(x: x, y: y, width: width, height: height)
}

/// Whether frames are compared as laid out, or as drawn on a screen of three pixels to the point.
enum FrameRounding: Sendable {
    case none, pixels
}

typealias EnvironmentChange = @MainActor @Sendable (inout EnvironmentValues) -> Void

/// Frames of named views when the view is centred in a canvas whose size is proposed to it.
func frames<V: View>(
    _ id: String, in canvas: CGSize = CGSize(width: 200, height: 200), _ expected: KeyValuePairs<String, ExpectedFrame>,
    tolerance: Tolerance = .exact, rounding: FrameRounding = .none, environment: @escaping EnvironmentChange = { _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
) -> LayoutFact {
    LayoutFact(id: id, standing: .held) {
        Frames(view(), canvas: canvas, change: environment).differences(from: expected, tolerance, rounding)
    }
}

/// The size a view answers to a proposal, and frames of named views inside it; nil sides are not told.
func size<V: View>(
    _ id: String, of proposal: ProposedViewSize, _ width: CGFloat?, _ height: CGFloat?,
    _ expected: KeyValuePairs<String, ExpectedFrame> = [:],
    tolerance: Tolerance = .exact, environment: @escaping EnvironmentChange = { _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
) -> LayoutFact {
    LayoutFact(id: id, standing: .held) {
        let frames = Frames(view(), proposal: proposal, change: environment)
        var found = frames.differences(from: expected, tolerance, .none)
        if let width, !tolerance.allows(frames.size.width, for: width) { found.append("width: \(frames.size.width) instead of \(width)") }
        if let height, !tolerance.allows(frames.size.height, for: height) {
            found.append("height: \(frames.size.height) instead of \(height)")
        }
        return found
    }
}

/// Figures that a fact tells, against figures that are measured in some other way.
func figures(
    _ id: String, _ expected: [CGFloat], tolerance: Tolerance = .exact, measured: @escaping @MainActor @Sendable () -> [CGFloat]
) -> LayoutFact {
    LayoutFact(id: id, standing: .held) {
        let measured = measured()
        if measured.count == expected.count, zip(measured, expected).allSatisfy({ tolerance.allows($0, for: $1) }) { return [] }
        return ["\(measured) instead of \(expected)"]
    }
}

/// A proposal; a side left out is unspecified.
func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }

extension Frames {
    func differences(
        from expected: KeyValuePairs<String, ExpectedFrame>, _ tolerance: Tolerance, _ rounding: FrameRounding
    ) -> [String] {
        var found: [String] = []
        for (name, box) in expected {
            guard var frame = self[name] else {
                found.append("\(name) is not in the tree")
                continue
            }
            if rounding == .pixels { frame = Recorder(pixelsPerPoint: 3).round(frame) }
            func compare(_ side: String, _ expected: CGFloat?, _ measured: CGFloat) {
                guard let expected, !tolerance.allows(measured, for: expected) else { return }
                found.append("\(name) \(side): \(measured) instead of \(expected)")
            }
            compare("x", box.x, frame.minX)
            compare("y", box.y, frame.minY)
            compare("width", box.width, frame.width)
            compare("height", box.height, frame.height)
        }
        return found
    }
}

extension View {
    /// Gives a fact a name for the view's frame.
    nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }

    /// A colour behind the view, whose frame has a name.
    nonisolated func backed(_ name: String) -> some View { background(Color.gray.named(name)) }
}

/// A block of fixed sides.
nonisolated func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).named(name)
}

nonisolated func square(_ name: String, _ side: CGFloat) -> some View { block(name, side, side) }

/// A colour that takes what it is offered.
nonisolated func color(_ name: String) -> some View { Color.red.named(name) }
