// Empty on purpose: on Apple platforms SwiftUI, ActivityKit, WidgetKit, AppIntents, UserNotifications and Combine are
// the system's own modules, and a package that depends on OpenActivityKit links nothing from it there.
