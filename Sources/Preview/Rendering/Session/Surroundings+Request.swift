import Archive
import Availability
import Foundation
import RenderingMessages
import SwiftUI
import WidgetKit

extension Surroundings {
    /// The surroundings that a variant of a request describes.
    init(_ request: RenderingRequest, variant index: Int) {
        let variant = request.variants[index]
        let isRightToLeft =
            variant.direction.map { $0 == .rightToLeft }
            ?? (Locale.Language(identifier: variant.language).characterDirection == .rightToLeft)
        self.init(
            device: DeviceProfile.named(variant.device) ?? .standard, locale: Locale(identifier: variant.language),
            isRightToLeft: isRightToLeft, isDark: variant.appearance == .dark,
            dynamicTypeSize: DynamicTypeSize.allCases.first { $0.name == variant.dynamicTypeSize } ?? .large,
            isStale: variant.isStale, instant: request.instant,
            systemVersion: variant.systemVersion.flatMap { SystemVersion($0) } ?? .newest,
            isLuminanceReduced: variant.isLuminanceReduced)
    }
}
