import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ControlActionTests {
    private struct Settings: View {
        @State private var isOn = false
        @State private var count = 2
        @State private var volume = 0.0
        @State private var name = ""
        @State private var size = "small"

        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle")
                Stepper("Glasses", value: $count, in: 1...3).accessibilityIdentifier("stepper")
                Slider(value: $volume, in: 0...10, step: 1).accessibilityIdentifier("slider")
                TextField("Name", text: $name).accessibilityIdentifier("field")
                Picker("Size", selection: $size) {
                    Text("S").tag("small")
                    Text("L").tag("large")
                }.pickerStyle(.segmented).accessibilityIdentifier("picker")
                Text(verbatim: "\(isOn) \(count) \(Int(volume)) \(size) \(name)")
            }
        }
    }

    private func state(_ screen: AppScreen<some App>) -> String? { screen.texts.last }

    @Test("A touch on the switch turns it on and off; one on its label does not")
    func toggle() {
        let screen = AppScreen(SingleViewApp { Settings() })
        #expect(!screen.touch("toggle", at: .leading))
        screen.touch("toggle", at: UnitPoint(x: 0.95, y: 0.5))
        #expect(state(screen)?.hasPrefix("true") == true)
        screen.touch("toggle", at: UnitPoint(x: 0.95, y: 0.5))
        #expect(state(screen)?.hasPrefix("false") == true)
    }

    @Test("A stepper stops at its bounds, where its half is no longer touchable")
    func stepper() throws {
        let screen = AppScreen(SingleViewApp { Settings() })
        let frame = try #require(screen.frame("stepper"))
        let plus = CGPoint(x: frame.maxX - 20, y: frame.midY)
        #expect(screen.touch(plus))
        #expect(state(screen)?.hasPrefix("false 3") == true)
        #expect(!screen.touch(plus))
        #expect(screen.touch(CGPoint(x: frame.maxX - 70, y: frame.midY)))
        #expect(state(screen)?.hasPrefix("false 2") == true)
    }

    @Test("A slider takes the value of the touch, in steps")
    func slider() {
        let screen = AppScreen(SingleViewApp { Settings() })
        screen.touch("slider", at: UnitPoint(x: 0.68, y: 0.5))
        #expect(state(screen)?.hasPrefix("false 2 7") == true)
    }

    @Test("A text field takes new text")
    func textField() throws {
        let screen = AppScreen(SingleViewApp { Settings() })
        let frame = try #require(screen.frame("field"))
        let touched = try #require(screen.window?.control(at: CGPoint(x: frame.midX, y: frame.midY)))
        guard case .text(let text, let set) = touched.action else {
            Issue.record("a text field is touched for its text")
            return
        }
        #expect(text.isEmpty)
        set("Ada")
        screen.host.evaluate()
        #expect(state(screen)?.hasSuffix("Ada") == true)
    }

    @Test("A segment becomes the selection when it is touched")
    func picker() {
        let screen = AppScreen(SingleViewApp { Settings() })
        screen.touch("picker", at: UnitPoint(x: 0.75, y: 0.5))
        #expect(state(screen)?.contains("large") == true)
    }

    @Test("Controls that are disabled, or inside views that let touches pass, do not answer")
    func disabled() {
        let disabled = AppScreen(SingleViewApp { Button("x") {}.accessibilityIdentifier("x").disabled(true) })
        #expect(!disabled.touch("x"))
        let passing = AppScreen(SingleViewApp { Button("x") {}.accessibilityIdentifier("x").allowsHitTesting(false) })
        #expect(!passing.touch("x"))
    }

    @Test("A picker in a form opens a menu, and a touch on an option chooses it and closes the menu")
    func menuPicker() {
        struct Languages: View {
            @State private var language = ""
            var body: some View {
                Form {
                    Picker("Language", selection: $language) {
                        Text(verbatim: "System").tag("")
                        Text(verbatim: "Deutsch").accessibilityIdentifier("de").tag("de")
                    }
                    Text(verbatim: "chosen: \(language)").accessibilityIdentifier("chosen")
                }
            }
        }
        let screen = AppScreen(SingleViewApp { Languages() })
        #expect(screen.frame("de") == nil)
        // The value stands at the trailing end of the first row.
        #expect(screen.touch(CGPoint(x: 402 - 16 - 16 - 10, y: 17.33 + 26)))
        #expect(screen.touch("de"))
        #expect(screen.texts.contains("chosen: de"))
        #expect(screen.texts.filter { $0 == "Deutsch" }.count == 1)
    }
}
