import Availability
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ListTests {
    private func frames(
        _ view: some View, ios version: Int = 26, width: CGFloat = 402, size: DynamicTypeSize = .large
    ) -> Frames {
        Frames(view, proposal: ProposedViewSize(width: width, height: 874)) {
            $0.systemVersion = SystemVersion(major: version, minor: 0)
            $0.dynamicTypeSize = size
        }
    }

    /// How far a figure is from the one that was measured.
    private func error(_ value: CGFloat?, _ expected: CGFloat) -> CGFloat { value.map { abs($0 - expected) } ?? .infinity }

    private func rows(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { index in
            Text(verbatim: "Row").accessibilityIdentifier("row\(index)")
        }
    }

    @Test("Rows with one line are 44 apart on iOS 18 and 52 on iOS 26 (LST-001, LST-002)", arguments: [(18, 44.0), (26, 52.0)])
    func rowHeight(version: Int, height: CGFloat) {
        let frames = frames(List { rows(3) }, ios: version)
        let pitch = (frames["row1"]?.midY ?? 0) - (frames["row0"]?.midY ?? 0)
        #expect(error(pitch, height) <= 0.34)
    }

    @Test(
        "A row's text starts 40 from the screen's edge on iOS 18 and 32 on iOS 26 (LST-001, LST-002)", arguments: [(18, 40.0), (26, 32.0)])
    func rowInset(version: Int, x: CGFloat) {
        #expect(frames(List { rows(1) }, ios: version)["row0"]?.minX == x)
    }

    @Test("At the medium text size rows are 51 apart (LST-008)")
    func mediumText() {
        let frames = frames(List { rows(2) }, width: 390, size: .medium)
        #expect(error((frames["row1"]?.midY ?? 0) - (frames["row0"]?.midY ?? 0), 51) <= 0.67)
    }

    @Test("Header and footer bands are as high as measured, and 17.67 lies between a section and the next header (LST-003)")
    func bands() throws {
        let frames = frames(
            List {
                Section {
                    Color.red.frame(height: 20).listRowInsets(EdgeInsets()).accessibilityIdentifier("first")
                } header: {
                    Text(verbatim: "Header")
                } footer: {
                    Text(verbatim: "Footer")
                }
                Section {
                    Color.red.frame(height: 20).listRowInsets(EdgeInsets()).accessibilityIdentifier("second")
                } header: {
                    Text(verbatim: "Header")
                }
                Section {
                    Color.red.frame(height: 20).listRowInsets(EdgeInsets()).accessibilityIdentifier("third")
                } header: {
                    Text(verbatim: "Header")
                }
            })
        let row: CGFloat = 51
        let (first, second, third) = (try #require(frames["first"]), try #require(frames["second"]), try #require(frames["third"]))
        #expect(error(first.midY - row / 2, 40.33) <= 0.67)
        #expect(error(second.midY - first.midY - row, 29.67 + 40.33) <= 1)
        #expect(error(third.midY - second.midY - row, 58) <= 0.67)
    }

    @Test("Sections without header and footer are 35 apart (LST-010)")
    func plainSections() throws {
        let frames = frames(
            List {
                Section { Color.red.frame(height: 20).accessibilityIdentifier("first") }
                Section { Color.red.frame(height: 20).accessibilityIdentifier("second") }
            })
        let (first, second) = (try #require(frames["first"]), try #require(frames["second"]))
        #expect(error(second.midY - first.midY, 51 + 35) <= 0.67)
    }

    @Test("A row with a switch, stepper or segmented control is as high as one with text (LST-005)", arguments: [(18, 44.0), (26, 52.0)])
    func controlRows(version: Int, height: CGFloat) {
        let frames = frames(
            Form {
                Text(verbatim: "Row").accessibilityIdentifier("row0")
                Toggle(isOn: .constant(true)) { Text(verbatim: "Sound") }
                Stepper(value: .constant(1), in: 0...2) { Text(verbatim: "Count") }
                Picker(selection: .constant(1), content: { Text(verbatim: "One").tag(1) }, label: { EmptyView() }).pickerStyle(.segmented)
                Text(verbatim: "Row").accessibilityIdentifier("row4")
            }, ios: version)
        #expect(error((frames["row4"]?.midY ?? 0) - (frames["row0"]?.midY ?? 0), 4 * height) <= 1.34)
    }

    @Test("The icon of a label stands in a column, and the title 39 after the row's inset (LST-013)")
    func labels() {
        let frames = frames(
            List {
                Label {
                    Text(verbatim: "Title").accessibilityIdentifier("title")
                } icon: {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("icon")
                }
            }, width: 390)
        #expect(frames["title"]?.minX == 71)
        #expect(error(frames["icon"]?.midX, 43.2) <= 0.34)
    }

    @Test("A row with empty insets fills its ground from edge to edge")
    func ownInsets() {
        let frames = frames(List { Color.red.frame(height: 60).listRowInsets(EdgeInsets()).accessibilityIdentifier("row") })
        #expect(frames["row"]?.minX == 16)
        #expect(error(frames["row"]?.width, 370) < 0.01)
    }

    @Test("A button makes its whole row touchable")
    func buttonRow() throws {
        var presses = 0
        let screen = AppScreen(
            SingleViewApp { List { Button("Start") { presses += 1 }.accessibilityIdentifier("button") } })
        let frame = try #require(screen.frame("button"))
        #expect(screen.touch(CGPoint(x: 370, y: frame.midY + 20)))
        #expect(presses == 1)
    }

    @Test("A list takes the room that it is offered, and scrolling moves its rows by as much as there is")
    func scrolling() throws {
        let screen = AppScreen(SingleViewApp { List { rows(30) } })
        let before = try #require(screen.frame("row0"))
        func scrollView(_ node: ViewNode) -> ViewNode? {
            node.drawing is ScrollDrawing ? node : node.children.lazy.compactMap(scrollView).first
        }
        let node = try #require(screen.window.flatMap(scrollView))
        #expect(node.frame.size == CGSize(width: 402, height: 874))
        (node.drawing as? ScrollDrawing)?.scroll(node, by: CGSize(width: 0, height: -100))
        screen.host.evaluate()
        #expect(screen.frame("row0")?.minY == before.minY - 100)
        let again = try #require(screen.window.flatMap(scrollView))
        (again.drawing as? ScrollDrawing)?.scroll(again, by: CGSize(width: 0, height: 1000))
        screen.host.evaluate()
        #expect(screen.frame("row0")?.minY == before.minY)
    }
}
