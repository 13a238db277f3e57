import Foundation

/// A colour of an asset catalogue by its generated name. Apple: DeveloperToolsSupport/ColorResource. Fidelity: documented.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
    /// A colour of the asset catalogues. Apple: UIKit/UIColor/init(resource:). Fidelity: documented.
    public convenience init(resource: ColorResource) { self.init(source: .asset(resource.name)) }
}
