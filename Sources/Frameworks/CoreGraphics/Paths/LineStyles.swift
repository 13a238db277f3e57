/// The end of a line. Apple: CoreGraphics/CGLineCap. Fidelity: documented.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The corner of a line. Apple: CoreGraphics/CGLineJoin. Fidelity: documented.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How the inside of a path is found. Apple: CoreGraphics/CGPathFillRule. Fidelity: documented.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// What a path is used for. Apple: CoreGraphics/CGPathDrawingMode. Fidelity: documented.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How colours mix with what is under them. Apple: CoreGraphics/CGBlendMode. Fidelity: documented.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
        saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
        destinationAtop, xor, plusDarker, plusLighter
}

/// How pictures are scaled. Apple: CoreGraphics/CGInterpolationQuality. Fidelity: documented.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}
