import Foundation

/// A view's size and alignment guides in its own coordinates. Apple: SwiftUI/ViewDimensions. Fidelity: documented.
public struct ViewDimensions: Equatable {
    let size: CGSize
    private let explicitValue: ((AlignmentKey) -> CGFloat?)?

    init(size: CGSize, explicitValue: ((AlignmentKey) -> CGFloat?)? = nil) {
        self.size = size
        self.explicitValue = explicitValue
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue?(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue?(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicitValue?(key) ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { explicitValue?(key) }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool { left.size == right.size }
}
