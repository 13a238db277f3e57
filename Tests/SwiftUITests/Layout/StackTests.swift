import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct StackTests {
    private func square(_ color: Color, _ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        color.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    @Test("A spacer takes what is left and adds no gap (STK-001)")
    func spacerTakesTheRest() {
        let frames = Frames(
            HStack {
                square(.red, "red", 50, 50)
                Spacer()
                square(.blue, "blue", 50, 50)
            }
            .frame(width: 200, height: 80).background(Color.gray.accessibilityIdentifier("gray")),
            canvas: CGSize(width: 200, height: 200))
        #expect(frames["gray"] == CGRect(x: 0, y: 60, width: 200, height: 80))
        #expect(frames["red"] == CGRect(x: 0, y: 75, width: 50, height: 50))
        #expect(frames["blue"] == CGRect(x: 150, y: 75, width: 50, height: 50))
    }

    @Test("Lower priorities get their minimum only (STK-023)")
    func prioritiesReserveMinima() {
        let frames = Frames(
            VStack {
                Color.red.accessibilityIdentifier("red")
                Color.blue.accessibilityIdentifier("blue").layoutPriority(1)
                HStack {
                    Color.green.accessibilityIdentifier("green")
                    Color.yellow.accessibilityIdentifier("yellow")
                }
            }, canvas: CGSize(width: 200, height: 200))
        #expect(frames["red"] == CGRect(x: 0, y: 0, width: 200, height: 0))
        #expect(frames["blue"] == CGRect(x: 0, y: 8, width: 200, height: 184))
        #expect(frames["green"] == CGRect(x: 0, y: 200, width: 96, height: 0))
        #expect(frames["yellow"] == CGRect(x: 104, y: 200, width: 96, height: 0))
    }
}
