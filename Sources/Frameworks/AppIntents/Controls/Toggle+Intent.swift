import Foundation
import Localization
import SwiftUI

extension Toggle {
    /// A toggle that shows a value and has an intent performed to change it (reference 2.7).
    ///
    /// A `SetValueIntent` of `Bool` gets the value that the touch leads to.
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, controlAction: .intent(intent.setting(!isOn)), label: label())
    }
}

extension AppIntent {
    /// The intent with the value that a toggle sets, for intents that take one.
    fileprivate func setting(_ value: Bool) -> Self {
        guard var intent = self as? any SetValueIntent<Bool> else { return self }
        intent.value = value
        return intent as? Self ?? self
    }
}

extension Toggle where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
