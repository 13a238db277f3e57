import Archive
import Assets
import Foundation
import PictureFiles
import Typesetting

extension Image {
    /// What the symbol is drawn with here; nil when the image is none.
    func symbolRequest(in environment: EnvironmentValues) -> SymbolRequest? {
        guard case .symbol(let name, let variableValue) = source else { return nil }
        let rendering = symbolRendering?.rendering ?? environment.symbolRenderingMode?.rendering
        let levels = environment.foregroundStyles?.levels.count ?? 1
        let paints = (0..<3).map { environment.foreground($0).paint(in: .zero) }
        let scale: SymbolRequest.Scale =
            environment.imageScale == .small ? .small : environment.imageScale == .large ? .large : .medium
        return SymbolRequest(
            name: environment.symbolVariants.apply(to: name), font: environment.resolvedFont, scale: scale,
            rendering: rendering ?? (levels > 1 ? .palette : .monochrome), paints: paints, variableValue: variableValue)
    }
}

extension Image {
    /// The pixels or lines of an image that is no symbol.
    func picture(in environment: EnvironmentValues) -> Result<AssetPicture?, PictureFileError> {
        Result { () throws(PictureFileError) in
            switch source {
            case .symbol, .empty: return nil
            case .data(let data, let scale): return try AssetCatalogues.shared.picture(inline: data, scale: scale)
            case .asset(let name): return try AssetCatalogues.shared.picture(named: name, in: environment.assetSurroundings)
            }
        }
    }
}

extension Image: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("Image is a primitive view") }

    @MainActor public static func _makeElements(_ view: Image, _ context: _ViewContext, into elements: inout _ViewElements) {
        if let request = view.symbolRequest(in: context.environment) {
            let symbol = SymbolLeaf(request: request, measure: Typesetter.shared.layout(request), image: view)
            elements.append(context.node(symbol, drawing: symbol))
        } else {
            let picture = PictureLeaf(image: view, found: view.picture(in: context.environment))
            elements.append(context.node(picture, drawing: picture))
        }
    }
}

/// A symbol: as large as its font makes it, standing on the baseline of the text beside it.
struct SymbolLeaf: Layout, NodeDrawing {
    let request: SymbolRequest
    let measure: SymbolLayout
    let image: Image

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        guard image.isResizable else { return measure.size }
        return CGSize(width: proposal.width ?? measure.size.width, height: proposal.height ?? measure.size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? {
        guard !image.isResizable, guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return measure.size.height - measure.baselineOffset
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { nil }

    /// A symbol behaves as text does towards its neighbours (SPC-053).
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        guard !image.isResizable else { return .plain }
        return ViewSpacing(
            top: [.textToText: .length(0), .edgeAboveText: .length(measure.baselineOffset)],
            bottom: [.textToText: .length(0), .edgeBelowText: .length(measure.baselineOffset + 1)])
    }

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let frame = recorder.pixelFrame(of: node)
        report(into: &recorder)
        guard frame.width > 0, frame.height > 0 else { return }
        var request = request
        request.paints = (0..<3).map { node.environment.foreground($0).paint(in: frame) }
        recorder.record(.symbol(ArchivedSymbol(frame: frame, request: request, isResizable: image.isResizable)), of: node)
    }

    private func report(into recorder: inout Recorder) {
        switch measure.grade {
        case .missing:
            let nearest = measure.nearest.map { "; the nearest that is known is \"\($0)\"" } ?? ""
            recorder.add(
                Diagnostic(
                    severity: .warning, kind: .symbolMissing,
                    message: "no picture for the symbol \"\(request.name)\": a dashed box is drawn\(nearest)", file: image.place?.file,
                    line: image.place?.line))
        case .approximation:
            recorder.add(
                Diagnostic(
                    severity: .note, kind: .symbolApproximated,
                    message: "the symbol \"\(request.name)\" is drawn as an approximation", file: image.place?.file,
                    line: image.place?.line))
        case .same, .composed, .otherSet: break
        }
    }
}

/// A picture of pixels or lines.
struct PictureLeaf: Layout, NodeDrawing {
    let image: Image
    let found: Result<AssetPicture?, PictureFileError>

    /// nil when nobody has it.
    private var picture: AssetPicture? { (try? found.get()) ?? nil }
    private var natural: CGSize { picture?.size ?? .zero }

    /// Not resizable: always its own size. Resizable: what is offered, never less than the cap insets (IMG-002, IMG-003).
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        guard image.isResizable else { return natural }
        return CGSize(
            width: max(proposal.width ?? natural.width, image.capInsets.horizontal),
            height: max(proposal.height ?? natural.height, image.capInsets.vertical))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        guard let picture else {
            // A UIImage without pixels is drawn as nothing on a phone too.
            if case .empty = image.source { return }
            recorder.add(
                Diagnostic(
                    severity: .warning, kind: .imageMissing, message: missingMessage, file: image.place?.file, line: image.place?.line))
            return
        }
        let frame = recorder.pixelFrame(of: node)
        guard frame.width > 0, frame.height > 0 else { return }
        recorder.addImage(Archive.ImageResource(data: picture.data, scale: picture.scale), key: picture.key)
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let caps = image.capInsets
        let tint = isTemplate(picture) ? node.environment.foreground().paint(in: frame) : nil
        recorder.record(
            .image(
                ArchivedImage(
                    frame: frame, image: picture.key,
                    resizing: image.isResizable ? (image.resizingMode == .tile ? .tile : .stretch) : .none,
                    capInsets: Insets(
                        top: caps.top, left: isMirrored ? caps.trailing : caps.leading, bottom: caps.bottom,
                        right: isMirrored ? caps.leading : caps.trailing), tint: tint, interpolation: interpolation)), of: node)
    }

    private var missingMessage: String {
        let name = if case .asset(let name) = image.source { "the image \"\(name)\"" } else { "the image of these data" }
        if case .failure(let error) = found { return "\(name) cannot be read, and nothing is drawn. \(error.description)" }
        return "no \(name.dropFirst(4)) in the asset catalogues beside the sources: nothing is drawn"
    }

    private func isTemplate(_ picture: AssetPicture) -> Bool {
        switch image.renderingMode {
        case .template: return true
        case .original: return false
        case nil: return picture.isTemplate
        }
    }

    private var interpolation: ArchivedImage.Interpolation {
        switch image.interpolation {
        case .none: return .none
        case .low: return .low
        case .medium: return .medium
        case .high: return .high
        }
    }
}
