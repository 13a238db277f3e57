import Archive
import Assets
import Foundation

/// A bar when progress is known, a spinner when not. Apple: SwiftUI/DefaultProgressViewStyle.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if case .indeterminate = configuration.progress {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar 4 points high with its labels above and below. Fidelity: bar measured (PRG-002), distances guessed.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(progress: configuration.progress, tint: tint)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring, or a spinner when progress is unknown. Fidelity: measured (PRG-003 to PRG-005).
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    @Environment(\.controlSize) private var controlSize
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if case .indeterminate = configuration.progress {
                Spinner()
            } else {
                ProgressRing(progress: configuration.progress, tint: tint).overlay {
                    configuration.currentValueLabel?.font(.caption2)
                }
            }
            configuration.label
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

/// The bar alone: a track and a filled part, both capsules.
nonisolated struct ProgressBar: _PrimitiveView {
    typealias Body = Never
    static let height: CGFloat = 4
    let progress: ProgressViewStyleConfiguration.Progress
    let tint: Color?
    var height = Self.height

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(
            context.node(
                BarLayout(height: view.height), drawing: ProgressDrawing(progress: view.progress, tint: view.tint, lineWidth: nil)))
    }
}

/// As wide as it is offered, 4 points high.
private struct BarLayout: Layout {
    let height: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// The ring alone: 22.67 points unless it is given a box, with a pen of about a tenth of it (PRG-003).
nonisolated struct ProgressRing: _PrimitiveView {
    typealias Body = Never
    let progress: ProgressViewStyleConfiguration.Progress
    let tint: Color?

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(
            context.node(
                RingLayout(), drawing: ProgressDrawing(progress: view.progress, tint: view.tint, lineWidth: 2.33 / 22.67)))
    }
}

private struct RingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let side = min(proposal.width ?? 22.67, proposal.height ?? 22.67)
        return CGSize(width: side, height: side)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// Records a bar or ring: fixed shapes, or a live node when the clock moves it.
struct ProgressDrawing: NodeDrawing {
    let progress: ProgressViewStyleConfiguration.Progress
    let tint: Color?
    /// Pen as a fraction of the diameter; nil is a bar.
    let lineWidth: CGFloat?

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let frame = recorder.pixelFrame(of: node)
        guard frame.width > 0, frame.height > 0 else { return }
        let environment = node.environment
        let style = tint.map { $0._resolvedStyle(in: environment, level: 0) } ?? environment.resolvedTint
        let fill = style.paint(in: frame)
        let track = Paint.color(SystemColor.fill(level: 1, in: environment))
        let isMirrored = environment.layoutDirection == .rightToLeft
        if case .timer(let start, let end, let countsDown) = progress {
            let form: LiveProgress.Form = lineWidth.map { .ring(lineWidth: $0 * frame.width) } ?? .bar(isMirrored: isMirrored)
            recorder.record(
                .liveProgress(
                    LiveProgress(
                        frame: frame, start: start, end: end, countsDown: countsDown, form: form, track: track, fill: fill)), of: node)
            return
        }
        let fraction = if case .fraction(let fraction) = progress { CGFloat(fraction) } else { CGFloat.zero }
        guard let lineWidth else { return drawBar(frame, fraction, isMirrored, track, fill, node, &recorder) }
        let pen = ShapeDrawing.Stroke(width: lineWidth * frame.width, cap: .round)
        let ring = Path(ellipseIn: frame.insetBy(dx: pen.width / 2, dy: pen.width / 2)).mapped(
            .rotation(degrees: -90, about: CGPoint(x: frame.midX, y: frame.midY)))
        recorder.record(.shape(ring.shape, drawing: .stroke(pen), paint: track), of: node)
        guard fraction > 0 else { return }
        recorder.record(.shape(ring.trimmedPath(from: 0, to: fraction).shape, drawing: .stroke(pen), paint: fill), of: node)
    }

    private func drawBar(
        _ frame: CGRect, _ fraction: CGFloat, _ isMirrored: Bool, _ track: Paint, _ fill: Paint, _ node: ViewNode,
        _ recorder: inout Recorder
    ) {
        func capsule(_ rect: CGRect) -> ArchivedShape {
            .roundedRectangle(rect, radii: CornerRadii(min(rect.width, rect.height) / 2), style: .circular)
        }
        recorder.record(.shape(capsule(frame), drawing: .fill(evenOdd: false), paint: track), of: node)
        guard fraction > 0 else { return }
        // Even a little progress is seen as a dot of the bar's height.
        let width = max(frame.width * fraction, min(frame.height, frame.width))
        let filled = CGRect(x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
        recorder.record(.shape(capsule(filled), drawing: .fill(evenOdd: false), paint: fill), of: node)
    }
}

/// The spinner as it stands still: eight spokes that fade.
nonisolated struct Spinner: View {
    @Environment(\.controlSize) private var controlSize

    @MainActor var body: some View {
        let side: CGFloat = controlSize == .mini || controlSize == .small ? 14 : controlSize == .regular ? 20 : 37
        ZStack {
            ForEach(0..<8) { index in
                Capsule(style: .circular)
                    .fill(Color(provider: .label(level: 1)).opacity(1 - Double(index) * 0.11))
                    .frame(width: side * 0.11, height: side * 0.3)
                    .offset(y: -side * 0.35)
                    .rotationEffect(.degrees(Double(index) * -45))
            }
        }
        .frame(width: side, height: side)
    }
}
