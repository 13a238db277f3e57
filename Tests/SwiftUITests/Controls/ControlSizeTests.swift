import Availability
import Archive
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ControlSizeTests {
    private func size(_ view: some View, ios version: Int = 26, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        Frames(view, proposal: proposal) { $0.systemVersion = SystemVersion(major: version, minor: 0) }.size
    }

    @Test("A switch's layout box is 49 × 31 on iOS 18, and it is drawn 51 wide (CTL-014, CTL-015)")
    func earlierToggle() {
        let toggle = Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().fixedSize()
        #expect(size(toggle, ios: 18) == CGSize(width: 49, height: 31))
        #expect(tracks(Frames(toggle, proposal: .unspecified) { $0.systemVersion = SystemVersion(major: 18, minor: 0) }).first?.width == 51)
    }

    @Test("A switch is drawn 63 × 28 on iOS 26, and in a form 390 wide from 297 to 360 (CTL-004, CTL-005)")
    func currentToggle() throws {
        let form = Form { Toggle(isOn: .constant(true)) { Text(verbatim: "Sound") } }
        let track = try #require(
            tracks(Frames(form, proposal: ProposedViewSize(width: 390, height: 844))).first { $0.width < 100 })
        #expect(abs(track.minX - 297) < 0.01)
        #expect(abs(track.maxX - 360) < 0.01)
        #expect(abs(track.height - 28) < 0.34)
    }

    /// The frames of filled capsules and rounded rectangles, in the order in which they are drawn.
    private func tracks(_ frames: Frames) -> [CGRect] {
        func shapes(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item.content {
                case .shape(.roundedRectangle(let frame, _, _), .fill, _): return [frame]
                case .group(_, let items), .region(_, let items), .accessibility(_, let items): return shapes(items)
                default: return []
                }
            }
        }
        return shapes(frames.recorded.items)
    }

    @Test("A stepper is 94 × 32 in two halves of 47 (CTL-009)", arguments: [18, 26])
    func steppers(version: Int) {
        let stepper = Stepper("x", value: .constant(1), in: 0...5).labelsHidden()
        #expect(size(stepper, ios: version) == CGSize(width: 94, height: 32))
    }

    @Test("A segmented control is 32 high and takes the width that it is offered (CTL-007)", arguments: [18, 26])
    func segmented(version: Int) {
        let picker = Picker("x", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }.pickerStyle(.segmented)
        #expect(size(picker, ios: version, ProposedViewSize(width: 200, height: nil)) == CGSize(width: 200, height: 32))
    }

    @Test("A slider is 34 high and as wide as it is offered (layout-notes 9)")
    func slider() {
        #expect(size(Slider(value: .constant(0.5)), ios: 18, ProposedViewSize(width: 120, height: 200)) == CGSize(width: 120, height: 34))
    }

    @Test("A bordered button pads its label by 12 and 7, a large prominent one by 15 above and below (CTL-001)")
    func buttons() {
        let label = Color.red.frame(width: 40, height: 20)
        #expect(size(Button(action: {}, label: { label }).buttonStyle(.bordered)) == CGSize(width: 64, height: 34))
        let large = Button(action: {}, label: { label }).buttonStyle(.borderedProminent).controlSize(.large)
        #expect(size(large).height == 50)
    }

    @Test("Labelled content puts label and value at the ends and keeps 8 between them (CTL-012, STK-067)")
    func labeledContent() {
        let frames = Frames(
            LabeledContent {
                Color.red.accessibilityIdentifier("content")
            } label: {
                Color.blue.accessibilityIdentifier("label")
            }, canvas: CGSize(width: 200, height: 200))
        #expect(frames["label"] == CGRect(x: 0, y: 0, width: 96, height: 200))
        #expect(frames["content"] == CGRect(x: 104, y: 0, width: 96, height: 200))
    }

    @Test("Labelled content centres both parts and gives the rest to the space between (CTL-013)")
    func labeledContentOfFixedSizes() {
        let frames = Frames(
            LabeledContent {
                Color.red.frame(width: 30, height: 10).accessibilityIdentifier("content")
            } label: {
                Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("label")
            }, canvas: CGSize(width: 200, height: 20))
        #expect(frames["label"] == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(frames["content"] == CGRect(x: 170, y: 5, width: 30, height: 10))
    }

    @Test("A style of labelled content decides how its parts stand")
    func labeledContentStyle() {
        let content = LabeledContent {
            Color.red.frame(width: 30, height: 10)
        } label: {
            Color.blue.frame(width: 40, height: 20)
        }
        let plain = VStack(spacing: 0) { Color.red.frame(width: 40, height: 30) }
        #expect(size(content.labeledContentStyle(Stacked())) == size(plain))
    }

    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }
}
