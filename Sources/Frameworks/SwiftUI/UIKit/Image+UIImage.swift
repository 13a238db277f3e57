import Foundation
import UIKit

extension Image {
    /// A picture of UIKit. Apple: SwiftUI/Image/init(uiImage:). Fidelity: documented.
    public init(uiImage: UIImage, file: String = #filePath, line: Int = #line) {
        guard let picture = uiImage.encoded else {
            self.init(.empty, place: nil)
            return
        }
        self.init(.data(picture.data, scale: picture.scale), place: Place(file: file, line: line))
        switch uiImage.renderingMode {
        case .alwaysTemplate: renderingMode = .template
        case .alwaysOriginal: renderingMode = .original
        default: if picture.isTemplate { renderingMode = .template }
        }
    }

    /// Pixels. Apple: SwiftUI/Image/init(decorative:scale:orientation:). Fidelity: documented; pictures are taken as upright.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }

    /// How a picture lies. Apple: SwiftUI/Image/Orientation.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
