import Archive
import Availability
import Foundation
import SwiftUI

/// Everything outside an activity that decides how it looks: device, settings, language, instant.
package struct Surroundings: Sendable {
    package var device: DeviceProfile
    package var locale: Locale
    package var isRightToLeft: Bool
    package var isDark: Bool
    package var dynamicTypeSize: DynamicTypeSize
    package var isStale: Bool
    /// When views are evaluated.
    package var instant: Date
    package var systemVersion: SystemVersion
    package var timeZone: TimeZone
    package var isLuminanceReduced: Bool
    package var hasIncreasedContrast: Bool

    package init(
        device: DeviceProfile, locale: Locale, isRightToLeft: Bool, isDark: Bool = false, dynamicTypeSize: DynamicTypeSize = .large,
        isStale: Bool = false, instant: Date, systemVersion: SystemVersion = .newest,
        timeZone: TimeZone = .current, isLuminanceReduced: Bool = false, hasIncreasedContrast: Bool = false
    ) {
        self.device = device
        self.locale = locale
        self.isRightToLeft = isRightToLeft
        self.isDark = isDark
        self.dynamicTypeSize = dynamicTypeSize
        self.isStale = isStale
        self.instant = instant
        self.systemVersion = systemVersion
        self.timeZone = timeZone
        self.isLuminanceReduced = isLuminanceReduced
        self.hasIncreasedContrast = hasIncreasedContrast
    }

    /// The environment of views; the island and the Always-On display are dark whatever the phone is (reference 3.8).
    package func environment(isDark: Bool? = nil) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.isArchived = true
        values.instant = instant
        values.locale = locale
        values.calendar.locale = locale
        values.calendar.timeZone = timeZone
        values.timeZone = timeZone
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.colorScheme = isDark ?? (self.isDark || isLuminanceReduced) ? .dark : .light
        values._colorSchemeContrast = hasIncreasedContrast ? .increased : .standard
        values.dynamicTypeSize = dynamicTypeSize
        values.displayScale = device.pixelsPerPoint
        values.systemVersion = systemVersion
        values.isLuminanceReduced = isLuminanceReduced
        return values
    }

    func archived(systemActionColor: RGBA? = nil, isDark: Bool) -> Archive.Environment {
        Archive.Environment(
            locale: locale.identifier, isDark: isDark, isRightToLeft: isRightToLeft, dynamicTypeSize: dynamicTypeSize.name,
            isStale: isStale, device: device.name, systemActionColor: systemActionColor)
    }
}

/// A message about content that does not fit, in points.
func overflow(_ kind: Diagnostic.Kind, _ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, kind: kind, message: message)
}

/// Points with at most two decimals.
func points(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(format: "%g", hundredths)
}
