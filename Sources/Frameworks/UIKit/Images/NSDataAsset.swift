import Assets
import Foundation

/// The bytes of a data set. Apple: UIKit/NSDataAsset. Fidelity: documented.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data

    /// nil when the catalogues have no such data set.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        guard let data = AssetCatalogues.shared.data(named: name) else { return nil }
        self.name = name
        self.data = data
    }
}
