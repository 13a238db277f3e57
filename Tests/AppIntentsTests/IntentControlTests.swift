import AppIntents
import Archive
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct IntentControlTests {
    private func regions(of view: some View) -> [ActiveRegion] {
        let recorded = ViewRendering(view, environment: EnvironmentValues()).record(in: CGRect(x: 0, y: 0, width: 300, height: 100))
        func regions(_ items: [DisplayItem]) -> [ActiveRegion] {
            items.flatMap { item -> [ActiveRegion] in
                switch item.content {
                case .region(let region, let items): return [region] + regions(items)
                case .group(_, let items), .accessibility(_, let items): return regions(items)
                default: return []
                }
            }
        }
        return regions(recorded.items)
    }

    @Test("A button with an intent archives the intent's name and parameters")
    func button() {
        let expected = ActiveRegion.Action.intent(type: "Show", parameters: #"{"text":"hello"}"#)
        #expect(regions(of: Button("Go", intent: Show(text: "hello"))).map(\.action) == [expected])
        #expect(regions(of: Button("Go", systemImage: "play", role: .cancel, intent: Show(text: "hello"))).map(\.action) == [expected])
        #expect(regions(of: Button(role: .destructive, intent: Show(text: "hello")) { Text("Go") }).map(\.action) == [expected])
    }

    @Test("A toggle with an intent archives the value that a touch leads to, and no other region")
    func toggle() {
        let actions = regions(of: Toggle("Reminder", isOn: false, intent: SetReminder())).map(\.action)
        #expect(actions == [.intent(type: "SetReminder", parameters: #"{"value":true}"#)])
    }

    @Test("A disabled button's region is not enabled")
    func disabled() {
        #expect(regions(of: Button("Go", intent: Show(text: "x")).disabled(true)).map(\.isEnabled) == [false])
    }
}
