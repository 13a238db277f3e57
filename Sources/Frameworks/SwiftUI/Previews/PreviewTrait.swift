import Foundation

/// How a preview is shown. Apple: DeveloperToolsSupport/PreviewTrait. Fidelity: documented.
public struct PreviewTrait<T>: Sendable {
    package let trait: ViewPreviewTrait
}

/// What a trait asks for.
package enum ViewPreviewTrait: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait(trait: .layout(.device)) }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(trait: .layout(.sizeThatFits)) }
    /// A box of fixed sides in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(trait: .layout(.fixed(width: width, height: height)))
    }
    public static var portrait: PreviewTrait { PreviewTrait(trait: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(trait: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(trait: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(trait: .orientation(.landscapeRight)) }
}

/// How much room a preview gets. Apple: SwiftUI/PreviewLayout. Fidelity: documented.
public enum PreviewLayout: Sendable {
    /// A screen of the device.
    case device
    /// What the view asks for.
    case sizeThatFits
    /// A box of fixed sides in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held. Apple: SwiftUI/InterfaceOrientation. Fidelity: documented.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    private let rawValue: Int
    public var id: String { String(rawValue) }

    public static let portrait = InterfaceOrientation(rawValue: 0)
    public static let portraitUpsideDown = InterfaceOrientation(rawValue: 1)
    public static let landscapeLeft = InterfaceOrientation(rawValue: 2)
    public static let landscapeRight = InterfaceOrientation(rawValue: 3)
    public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// Whether the long sides of the screen lie.
    package var isLandscape: Bool { rawValue >= 2 }
}
