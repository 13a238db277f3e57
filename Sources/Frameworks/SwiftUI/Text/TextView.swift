import Archive
import Foundation
import Typesetting

extension Text: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("Text is a primitive view") }

    @MainActor public static func _makeElements(_ view: Text, _ context: _ViewContext, into elements: inout _ViewElements) {
        let environment = context.environment
        let runs = TextResolver(environment: environment).runs(of: view)
        let isGreedy =
            environment.isArchived
            && runs.contains {
                if case .live(let live) = $0.content { return live.changesWithTime }
                return false
            }
        let layout = TextLeafLayout(
            request: environment.textRequest(runs), isGreedy: isGreedy, instant: environment.instant,
            isEmpty: runs.allSatisfy { $0.content == .string("") })
        elements.append(context.node(layout, drawing: TextDrawing(layout: layout)))
    }
}

extension EnvironmentValues {
    /// How a text of these runs is set here, without the room it is offered.
    func textRequest(_ runs: [TextRun]) -> TextRequest {
        let limit = limitOfLines
        return TextRequest(
            runs: runs, lineLimit: limit.maximum.map { max($0, 1) }, reservedLines: limit.reserved,
            alignment: multilineTextAlignment.archived,
            truncation: truncationMode == .head ? .head : truncationMode == .middle ? .middle : .tail, lineSpacing: lineSpacing,
            minimumScaleFactor: minimumScaleFactor >= 1 ? 1 : max(minimumScaleFactor, 0.01),
            direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            language: locale.identifier(.bcp47), pixelsPerPoint: displayScale)
    }
}

/// The layout of a text: it hugs its lines, or takes the offered width when it changes by itself in an archive (layout-notes 6).
struct TextLeafLayout: Layout {
    let request: TextRequest
    let isGreedy: Bool
    let instant: Date
    let isEmpty: Bool

    func offer(_ proposal: ProposedViewSize) -> TextRequest {
        var request = request
        request.width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        request.height = proposal.height.flatMap { $0.isFinite ? max($0, 0) : nil }
        return request
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        if isEmpty { return .zero }
        if proposal.width == 0, proposal.height == 0 { return .zero }
        let size = Typesetter.shared.layout(offer(proposal), at: instant).size
        if isGreedy { return CGSize(width: proposal.width ?? .infinity, height: size.height) }
        return proposal.width == 0 ? CGSize(width: 0, height: size.height) : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? {
        if guide == .firstTextBaseline { return Typesetter.shared.layout(offer(proposal), at: instant).firstBaseline }
        if guide == .lastTextBaseline { return Typesetter.shared.layout(offer(proposal), at: instant).lastBaseline }
        return nil
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { nil }

    /// Distances to text, shapes and symbols above and below follow from the font (layout-notes 5).
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        guard let first = request.runs.first?.font, let last = request.runs.last?.font else { return .plain }
        let pixel = 1 / request.pixelsPerPoint
        func extra(_ metrics: FontMetrics) -> CGFloat { (metrics.lineHeight / 10 / pixel - 1e-9).rounded(.up) * pixel }
        let top = Typesetter.shared.metrics(of: first)
        let bottom = Typesetter.shared.metrics(of: last)
        let below = max(bottom.lineHeight + extra(bottom) - bottom.capHeight, extra(bottom) + bottom.descender)
        return ViewSpacing(
            top: [
                .textToText: .text(line: top.lineHeight + first.leading, leading: first.leading, pixel: pixel),
                .edgeAboveText: .length(top.lineHeight + extra(top) - top.ascender),
            ],
            bottom: [
                .textToText: .text(line: bottom.lineHeight + last.leading, leading: last.leading, pixel: pixel),
                .edgeBelowText: .length(below),
            ])
    }
}

/// Records a text, and says when characters had to be left out.
struct TextDrawing: NodeDrawing {
    let layout: TextLeafLayout

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let frame = recorder.pixelFrame(of: node)
        guard frame.width > 0, frame.height > 0, !layout.isEmpty else { return }
        var request = layout.offer(node.proposal)
        if layout.isGreedy { request.width = frame.width }
        for index in request.runs.indices { request.runs[index].paint = paint(request.runs[index], node, frame) }
        if Typesetter.shared.layout(request, at: layout.instant).isTruncated {
            recorder.add(
                Diagnostic(
                    severity: .warning, kind: .textClipped,
                    message:
                        "text is cut: \"\(plainText)\" does not fit in \(Self.points(frame.width)) × \(Self.points(frame.height)) points"))
        }
        recorder.record(.text(ArchivedText(frame: frame, request: request)), of: node)
    }

    /// Gradients span the text's frame, which the resolver does not know yet.
    private func paint(_ run: TextRun, _ node: ViewNode, _ frame: CGRect) -> Paint {
        if case .color = run.paint { return run.paint }
        return node.environment.foreground().paint(in: frame)
    }

    private var plainText: String {
        layout.request.runs.map { run in
            if case .string(let string) = run.content { return string }
            return "…"
        }.joined()
    }

    private static func points(_ value: CGFloat) -> String { String(format: "%.4g", Double(value)) }
}
