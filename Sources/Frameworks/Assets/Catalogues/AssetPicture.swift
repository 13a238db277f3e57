import Foundation
import PictureFiles

/// A picture as an asset catalogue or file gives it.
package struct AssetPicture: Equatable, Sendable {
    package var key: String
    package var data: Data
    /// Pixels per point; of vectors it only says how large they are.
    package var scale: CGFloat
    /// In points.
    package var size: CGSize
    package var isTemplate: Bool

    /// A picture from the bytes of a file.
    ///
    /// - Parameter scale: Pixels per point; vectors have their own size.
    /// - Throws: `PictureFileError` when the bytes cannot be used.
    package init(inline data: Data, scale: CGFloat) throws(PictureFileError) {
        let file = try PictureFile(data)
        let scale = file.format.isVector ? 1 : max(scale, 0.01)
        self.init(
            key:
                "data-\(data.count)-\(data.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })@\(scale)",
            data: data, scale: scale, size: CGSize(width: file.size.width / scale, height: file.size.height / scale), isTemplate: false)
    }

    package init(key: String, data: Data, scale: CGFloat, size: CGSize, isTemplate: Bool) {
        self.key = key
        self.data = data
        self.scale = scale
        self.size = size
        self.isTemplate = isTemplate
    }
}

/// What decides which file of a set is taken.
package struct AssetSurroundings: Hashable, Sendable {
    package var scale: CGFloat
    package var isDark: Bool
    package var hasIncreasedContrast: Bool
    package var isRightToLeft: Bool

    package init(scale: CGFloat = 3, isDark: Bool = false, hasIncreasedContrast: Bool = false, isRightToLeft: Bool = false) {
        self.scale = scale
        self.isDark = isDark
        self.hasIncreasedContrast = hasIncreasedContrast
        self.isRightToLeft = isRightToLeft
    }
}
