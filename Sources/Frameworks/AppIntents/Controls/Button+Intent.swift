import Foundation
import Localization
import SwiftUI

extension ControlAction {
    static func intent(_ intent: some AppIntent) -> ControlAction {
        let archive = IntentArchive(intent)
        return .intent(type: archive.type, parameters: archive.parameters)
    }
}

extension Button {
    /// A button that has an intent performed, also while no process of the app lives (reference 2.7).
    public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, controlAction: .intent(intent), label: label())
    }
    public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, controlAction: .intent(intent), label: label())
    }
}

extension Button where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(intent: intent) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(intent: intent) { Text(titleResource) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(intent: intent) { Text(title) } }
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I, file: String = #filePath,
        line: Int = #line
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I, file: String = #filePath, line: Int = #line
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }
    }
    public nonisolated init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, image: image) }
    }
}
