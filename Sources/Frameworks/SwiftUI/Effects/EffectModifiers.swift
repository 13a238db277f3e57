import Archive
import Foundation

extension View {
    nonisolated func effect(_ effect: @escaping (ViewNode, Recorder) -> Effect?) -> some View {
        modifier(_DrawingModifier(EffectDrawing(effect)))
    }

    /// Apple: SwiftUI/View/opacity(_:).
    public nonisolated func opacity(_ opacity: Double) -> some View {
        effect { _, _ in opacity >= 1 ? nil : .opacity(max(opacity, 0)) }
    }

    /// Keeps layout and draws nothing. Apple: SwiftUI/View/hidden().
    public nonisolated func hidden() -> some View { effect { _, _ in .opacity(0) } }

    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect { node, recorder in
            let outline = shape.outline(in: recorder.pixelFrame(of: node), evenOdd: style.isEOFilled, node.environment).0
            return .clip(outline, evenOdd: style.isEOFilled)
        }
    }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Apple: SwiftUI/View/shadow(color:radius:x:y:). Radius in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect { node, _ in
            let resolved = color.provider.resolve(in: node.environment)
            return resolved.alpha == 0 ? nil : .shadow(color: resolved, radius: radius, x: x, y: y)
        }
    }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect { _, _ in radius > 0 ? .blur(radius: radius) : nil }
    }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect { node, recorder in
            .transform(
                .rotation(
                    degrees: angle.degrees, about: anchor.point(in: recorder.frame(of: node), direction: node.environment.layoutDirection)))
        }
    }
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect { node, recorder in
            .transform(
                .scale(
                    x: x, y: y, about: anchor.point(in: recorder.frame(of: node), direction: node.environment.layoutDirection)))
        }
    }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public nonisolated func blendMode(_ mode: BlendMode) -> some View { effect { _, _ in .blend(mode.archived) } }
    public nonisolated func compositingGroup() -> some View { effect { _, _ in .composite } }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
    public nonisolated func grayscale(_ amount: Double) -> some View { effect { _, _ in amount > 0 ? .grayscale(amount) : nil } }
    public nonisolated func saturation(_ amount: Double) -> some View { effect { _, _ in amount == 1 ? nil : .saturation(amount) } }
    public nonisolated func brightness(_ amount: Double) -> some View { effect { _, _ in amount == 0 ? nil : .brightness(amount) } }
    public nonisolated func contrast(_ amount: Double) -> some View { effect { _, _ in amount == 1 ? nil : .contrast(amount) } }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { effect { _, _ in .hueRotation(degrees: angle.degrees) } }
    public nonisolated func colorInvert() -> some View { effect { _, _ in .colorInvert } }
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        effect { node, _ in .colorMultiply(color.provider.resolve(in: node.environment)) }
    }

    /// Keeps the view where the mask is opaque. Apple: SwiftUI/View/mask(alignment:_:).
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskModifier(mask: mask, alignment: .center)) }
}

/// Blending with what lies below. Apple: SwiftUI/BlendMode.
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
        saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var archived: Effect.BlendMode { Effect.BlendMode(rawValue: "\(self)") ?? .normal }
}

/// Wraps each element together with its mask.
public nonisolated struct _MaskModifier<Mask: View>: ViewModifier {
    public typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        var inner = _ViewElements()
        content(context, &inner)
        for node in inner.nodes {
            let mask = context.child(named: "mask").element(of: modifier.mask, alignment: modifier.alignment)
            elements.append(
                context.node(
                    SecondaryLayout(alignment: modifier.alignment, isBackground: false), drawing: MaskDrawing(), children: [node, mask],
                    traits: node.traits))
        }
    }
}

/// Records the first child through the second.
struct MaskDrawing: NodeDrawing {
    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        guard node.children.count == 2 else { return recorder.recordChildren(of: node) }
        let mask = recorder.recording { $0.record(node.children[1]) }
        recorder.record(.group(.mask(mask), recorder.recording { $0.record(node.children[0]) }), of: node)
    }
}
