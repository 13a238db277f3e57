import Foundation

/// A picture of an asset catalogue by its generated name. Apple: DeveloperToolsSupport/ImageResource. Fidelity: documented.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
    /// A picture of the asset catalogues; without pixels when they lost it. Apple: UIKit/UIImage/init(resource:). Fidelity: documented.
    public convenience init(resource: ImageResource) {
        guard let found = UIImage(named: resource.name) else {
            self.init()
            return
        }
        self.init(found.content, size: found.size, scale: found.scale)
    }
}
