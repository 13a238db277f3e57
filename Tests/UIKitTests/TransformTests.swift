import CoreGraphics
import Testing

@Suite("CGAffineTransform and CGPath")
struct TransformTests {
    @Test("A scaling before a shift leaves the shift as it was")
    func order() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    }

    @Test("The inverse leads back")
    func inverse() {
        let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
        let point = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 7) < 1e-9 && abs(point.y + 2) < 1e-9)
    }

    @Test("A turned rectangle is boxed upright")
    func box() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
    }

    @Test("An ellipse's outline stays in its box")
    func ellipse() {
        let box = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 10, height: 6), transform: nil).boundingBox
        #expect(abs(box.minX - 1) < 1e-9 && abs(box.maxY - 8) < 1e-9)
    }
}
