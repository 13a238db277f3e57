import Archive
import Foundation
import RenderingMessages
import SwiftUI
import WidgetKit

extension Surroundings {
    /// The surroundings that a request describes.
    init(_ request: RenderingRequest) {
        let locale = Locale(identifier: request.language)
        let isRightToLeft =
            request.direction.map { $0 == .rightToLeft }
            ?? (Locale.Language(identifier: request.language).characterDirection == .rightToLeft)
        self.init(
            device: DeviceProfile.named(request.device) ?? .standard, locale: locale, isRightToLeft: isRightToLeft,
            isDark: request.appearance == .dark,
            dynamicTypeSize: DynamicTypeSize.allCases.first { $0.name == request.dynamicTypeSize } ?? .large,
            isStale: request.isStale, instant: request.instant)
    }
}
