import Foundation
import Observation
import Testing

@testable import SwiftUI

@MainActor @Suite struct StateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Button(action: { count += 1 }, label: { Text(verbatim: "\(name) \(count)") }).accessibilityIdentifier(name)
        }
    }

    private struct Choice: View {
        @State private var shows = true
        @State private var order = ["a", "b"]
        var body: some View {
            VStack {
                Button(action: { shows.toggle() }, label: { Text(verbatim: "toggle") }).accessibilityIdentifier("toggle")
                Button(action: { order.reverse() }, label: { Text(verbatim: "reverse") }).accessibilityIdentifier("reverse")
                if shows { Counter(name: "first") } else { Counter(name: "second") }
                ForEach(order, id: \.self) { Counter(name: $0) }
            }
        }
    }

    @Test("State survives evaluation, and each place has its own")
    func survives() {
        let screen = AppScreen(SingleViewApp { Choice() })
        screen.touch("first")
        screen.touch("first")
        screen.touch("a")
        #expect(screen.texts.contains("first 2"))
        #expect(screen.texts.contains("a 1"))
        #expect(screen.texts.contains("b 0"))
    }

    @Test("State goes with its element when a collection changes its order")
    func followsElements() {
        let screen = AppScreen(SingleViewApp { Choice() })
        screen.touch("a")
        screen.touch("reverse")
        #expect(screen.texts.suffix(2) == ["b 0", "a 1"])
    }

    @Test("State is gone when its view was away, and the other branch has its own")
    func goes() {
        let screen = AppScreen(SingleViewApp { Choice() })
        screen.touch("first")
        screen.touch("toggle")
        #expect(screen.texts.contains("second 0"))
        screen.touch("toggle")
        #expect(screen.texts.contains("first 0"))
    }

    @Test("Another id is another view, with state of its own")
    func identity() {
        struct Identified: View {
            @State private var id = 0
            var body: some View {
                VStack {
                    Button(action: { id += 1 }, label: { Text(verbatim: "next") }).accessibilityIdentifier("next")
                    Counter(name: "counter").id(id)
                }
            }
        }
        let screen = AppScreen(SingleViewApp { Identified() })
        screen.touch("counter")
        screen.touch("next")
        #expect(screen.texts.contains("counter 0"))
    }

    @Test("A value in the defaults is shared by its key and outlives the app")
    func appStorage() throws {
        let suite = "AppStorageTests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        struct Stored: View {
            @AppStorage private var count: Int
            @AppStorage private var name: String?
            init(_ store: UserDefaults) {
                _count = AppStorage(wrappedValue: 5, "count", store: store)
                _name = AppStorage("name", store: store)
            }
            var body: some View {
                Button(
                    action: {
                        count += 1
                        name = "set"
                    }, label: { Text(verbatim: "\(count) \(name ?? "none")").accessibilityIdentifier("stored") })
            }
        }
        let screen = AppScreen(SingleViewApp { Stored(defaults) })
        #expect(screen.texts == ["5 none"])
        screen.touch("stored")
        #expect(screen.texts == ["6 set"])
        #expect(AppScreen(SingleViewApp { Stored(defaults) }).texts == ["6 set"])
    }

    @Test("A scaled metric grows as its text style does")
    func scaledMetric() {
        struct Scaled: View {
            @ScaledMetric(relativeTo: .body) private var side = 17.0
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        let frames = Frames(Scaled(), proposal: .unspecified) { $0.dynamicTypeSize = .accessibility5 }
        #expect(frames.size.width == 53)
    }

    @Test("The focus state is where the touched field says, and empty before")
    func focus() {
        enum Field { case name, city }
        struct Fields: View {
            @FocusState private var focus: Field?
            @State private var name = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($focus, equals: .name)
                    TextField("City", text: $name).focused($focus, equals: .city).accessibilityIdentifier("city")
                    Text(verbatim: focus.map { "\($0)" } ?? "none")
                }
            }
        }
        let screen = AppScreen(SingleViewApp { Fields() })
        #expect(screen.texts.last == "none")
        screen.touch("city")
        #expect(screen.texts.last == "city")
    }
}
