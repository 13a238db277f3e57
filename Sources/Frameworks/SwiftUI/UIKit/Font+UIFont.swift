import Archive
import Foundation
import UIKit

extension Font {
    /// A font of UIKit, at its own size. Apple: SwiftUI/Font/init(_:). Fidelity: documented.
    public init(_ font: UIFont) { self.init(.descriptor(font.descriptor)) }
}
