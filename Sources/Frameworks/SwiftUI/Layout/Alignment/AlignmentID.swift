import Foundation

/// A type that names an alignment guide and gives its default value. Apple: SwiftUI/AlignmentID. Fidelity: documented.
public protocol AlignmentID: SendableMetatype {
    /// The guide's value for a view that sets none, in points of that view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How the guides of several children become the guide of their container (layout-notes 4).
enum AlignmentMerge {
    /// Built-in edges and centres: a container does not look at its children.
    case ignore
    /// Custom guides: the mean of the explicit values.
    case average
    /// Text baselines: the topmost.
    case minimum
}

/// A guide with its axis: what layout asks a view for.
struct AlignmentKey: Hashable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    var merge: AlignmentMerge { (id as? any BuiltInAlignment.Type)?.merge ?? .average }
}

/// The guides that SwiftUI itself declares.
protocol BuiltInAlignment: AlignmentID {
    static var merge: AlignmentMerge { get }
}

extension BuiltInAlignment {
    static var merge: AlignmentMerge { .ignore }
}

/// A guide along the horizontal axis. Apple: SwiftUI/HorizontalAlignment. Fidelity: documented.
public struct HorizontalAlignment: Equatable, Sendable {
    let id: any AlignmentID.Type
    var key: AlignmentKey { AlignmentKey(id: id, axis: .horizontal) }

    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool { left.id == right.id }

    private enum Leading: BuiltInAlignment { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: BuiltInAlignment { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
    private enum Trailing: BuiltInAlignment { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
    // Containers hand these on, so that a list finds them anywhere in a row.
    private enum ListRowSeparatorLeading: BuiltInAlignment {
        static var merge: AlignmentMerge { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: BuiltInAlignment {
        static var merge: AlignmentMerge { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis. Apple: SwiftUI/VerticalAlignment. Fidelity: documented.
public struct VerticalAlignment: Equatable, Sendable {
    let id: any AlignmentID.Type
    var key: AlignmentKey { AlignmentKey(id: id, axis: .vertical) }

    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool { left.id == right.id }

    private enum Top: BuiltInAlignment { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: BuiltInAlignment { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
    private enum Bottom: BuiltInAlignment { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    private enum FirstTextBaseline: BuiltInAlignment {
        static var merge: AlignmentMerge { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: BuiltInAlignment {
        static var merge: AlignmentMerge { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide for each axis. Apple: SwiftUI/Alignment. Fidelity: documented.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
