import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct NavigationTests {
    private struct Recipes: View {
        @State private var isSheetOpen = false
        @State private var isAlertOpen = false

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink(value: 7) { Text(verbatim: "Seven").accessibilityIdentifier("link") }
                    Button(action: { isSheetOpen = true }, label: { Text(verbatim: "Sheet").accessibilityIdentifier("sheet") })
                    Button(action: { isAlertOpen = true }, label: { Text(verbatim: "Alert").accessibilityIdentifier("alert") })
                }
                .navigationTitle(Text(verbatim: "Recipes"))
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Text(verbatim: "Add") }
                }
                .navigationDestination(for: Int.self) { number in
                    Text(verbatim: "Number \(number)").navigationTitle(Text(verbatim: "Detail"))
                }
                .sheet(isPresented: $isSheetOpen) { SheetContent() }
                .alert(Text(verbatim: "Sure?"), isPresented: $isAlertOpen) {
                    Button(action: {}, label: { Text(verbatim: "Yes").accessibilityIdentifier("yes") })
                } message: {
                    Text(verbatim: "It can't be undone.")
                }
            }
        }
    }

    private struct SheetContent: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button(action: { dismiss() }, label: { Text(verbatim: "Done").accessibilityIdentifier("done") }) }
    }

    @Test("A stack shows its title and items over the root")
    func title() {
        let screen = AppScreen(SingleViewApp { Recipes() })
        #expect(screen.texts.contains("Recipes"))
        #expect(screen.texts.contains("Add"))
    }

    @Test("A link goes to what is declared for its value, and back again")
    func links() {
        let screen = AppScreen(SingleViewApp { Recipes() })
        #expect(screen.touch("link"))
        #expect(screen.texts.contains("Number 7"))
        #expect(screen.texts.contains("Detail"))
        #expect(!screen.texts.contains("Seven"))
        #expect(screen.touch("navigation.back"))
        #expect(screen.texts.contains("Seven"))
    }

    @Test("A path that the program holds decides what is seen")
    func path() {
        struct Stack: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text(verbatim: "Root").navigationDestination(for: Int.self) { number in
                        Button(
                            action: { path.append(number + 1) }, label: { Text(verbatim: "Page \(number)").accessibilityIdentifier("next") }
                        )
                    }
                }
            }
        }
        let screen = AppScreen(SingleViewApp { Stack() })
        #expect(screen.texts.contains("Page 1"))
        screen.touch("next")
        #expect(screen.texts.contains("Page 2"))
        screen.touch("navigation.back")
        #expect(screen.texts.contains("Page 1"))
    }

    @Test("A sheet opens over the window and closes itself")
    func sheet() {
        let screen = AppScreen(SingleViewApp { Recipes() })
        #expect(screen.frame("done") == nil)
        screen.touch("sheet")
        #expect(screen.touch("done"))
        #expect(screen.frame("done") == nil)
    }

    @Test("An alert takes all touches until one of its buttons closes it")
    func alert() throws {
        let screen = AppScreen(SingleViewApp { Recipes() })
        let link = try #require(screen.frame("link"))
        screen.touch("alert")
        #expect(screen.texts.contains("Sure?"))
        screen.touch(CGPoint(x: link.midX, y: link.midY))
        #expect(!screen.texts.contains("Number 7"))
        #expect(screen.touch("yes"))
        #expect(!screen.texts.contains("Sure?"))
    }

    @Test("A tab view shows the chosen page")
    func tabs() {
        struct Tabs: View {
            @State private var tab = "a"
            var body: some View {
                TabView(selection: $tab) {
                    Text(verbatim: "First page").tabItem { Text(verbatim: "A") }.tag("a")
                    Text(verbatim: "Second page").tabItem { Text(verbatim: "B").accessibilityIdentifier("b") }.tag("b")
                }
            }
        }
        let screen = AppScreen(SingleViewApp { Tabs() })
        #expect(screen.texts.contains("First page"))
        #expect(screen.touch("b"))
        #expect(screen.texts.contains("Second page"))
        #expect(!screen.texts.contains("First page"))
    }

    @Test("Content keeps clear of the safe area, and what ignores it reaches the edges")
    func safeArea() {
        let view = ZStack {
            Color.red.ignoresSafeArea().accessibilityIdentifier("ground")
            Color.blue.accessibilityIdentifier("content")
        }
        let frames = Frames(WindowRoot(content: view), proposal: ProposedViewSize(width: 100, height: 200)) {
            $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        }
        #expect(frames["content"] == CGRect(x: 0, y: 20, width: 100, height: 170))
    }
}
