import CPango
import Foundation

extension CGContext {
    public func beginPath() { cairo_new_path(context) }
    public func closePath() { cairo_close_path(context) }
    public func move(to point: CGPoint) { cairo_move_to(context, point.x, point.y) }
    public func addLine(to point: CGPoint) { cairo_line_to(context, point.x, point.y) }
    public func addRect(_ rect: CGRect) { cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }

    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
            context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
            end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    }
    /// - Parameter clockwise: The direction where y grows upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        if clockwise {
            cairo_arc_negative(context, center.x, center.y, radius, startAngle, endAngle)
        } else {
            cairo_arc(context, center.x, center.y, radius, startAngle, endAngle)
        }
    }

    public func addPath(_ path: CGPath) {
        for step in path.steps {
            switch step {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quad(let point, let control): addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second): addCurve(to: point, control1: first, control2: second)
            case .close: closePath()
            }
        }
    }

    private func add(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        addPath(path)
    }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        useFill()
        cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
    }

    /// Draws a line along the path and forgets it.
    public func strokePath() {
        useStroke()
        cairo_stroke(context)
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        if mode == .stroke { return strokePath() }
        guard mode == .fillStroke || mode == .eoFillStroke else { return fillPath(using: rule) }
        let path = cairo_copy_path(context)
        defer { cairo_path_destroy(path) }
        fillPath(using: rule)
        cairo_append_path(context, path)
        strokePath()
    }

    /// Nothing outside the path is drawn until the state is restored.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context)
    }
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(context)
        cairo_restore(context)
    }
}
