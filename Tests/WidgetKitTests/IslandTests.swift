import Archive
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct IslandTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    @Test("A compact island hugs each side's content on its own (D14)")
    func compactHugs() throws {
        let archive = try #require(
            draw(
                .compact,
                island {
                    DynamicIslandExpandedRegion(.center) { EmptyView() }
                } leading: {
                    box("leading", 22, 22)
                } trailing: {
                    box("trailing", 52, 20)
                }))
        #expect(abs(archive.size.width - (22 + 6.67 + 126 + 52 + 6.67)) < 0.01)
        #expect(archive.surface.sensor.map { abs($0.minX - 28.67) < 0.01 } == true)
        #expect(archive.frame("leading").map { abs($0.maxX - 28.67) < 0.34 } == true)
        #expect(archive.frame("trailing").map { abs($0.minX - 154.67) < 0.34 } == true)
        #expect(archive.diagnostics.isEmpty)
    }

    @Test("Leading content stands right of the camera when the language runs from right to left")
    func compactMirrors() throws {
        let archive = try #require(
            draw(
                .compact,
                island {
                    DynamicIslandExpandedRegion(.center) { EmptyView() }
                } leading: {
                    box("leading", 22, 22)
                }, .test(isRightToLeft: true)))
        let sensor = try #require(archive.surface.sensor)
        #expect(archive.frame("leading").map { $0.minX >= sensor.maxX - 0.34 } == true)
    }

    @Test("Compact content wider than the guidelines is reported with the excess, wider than the island is cut")
    func compactReports() throws {
        func kinds(_ width: CGFloat) throws -> [Diagnostic.Kind] {
            try #require(
                draw(
                    .compact,
                    island {
                        DynamicIslandExpandedRegion(.center) { EmptyView() }
                    } trailing: {
                        box("wide", width, 20)
                    })
            ).diagnostics.map(\.kind)
        }
        #expect(try kinds(52) == [])
        #expect(try kinds(80) == [.contentTooWide])
        #expect(try kinds(300) == [.contentClipped])
    }

    @Test("Leading and trailing share the width of an expanded island, and give way to the camera (ISL-023, ISL-024)")
    func expandedShares() throws {
        let archive = try #require(
            draw(
                .expanded,
                island {
                    DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 30).accessibilityIdentifier("leading") }
                    DynamicIslandExpandedRegion(.trailing) { Color.blue.frame(height: 30).accessibilityIdentifier("trailing") }
                    DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 20).accessibilityIdentifier("bottom") }
                }))
        // 374 wide with margins of 20: 334 of content, 104 on each side of the camera's 126.
        #expect(archive.frame("leading").map { abs($0.width - 104) < 0.34 && abs($0.minX - 20) < 0.34 } == true)
        #expect(archive.frame("trailing").map { abs($0.width - 104) < 0.34 && abs($0.maxX - 354) < 0.34 } == true)
        #expect(archive.frame("bottom").map { abs($0.width - 334) < 0.34 && $0.minY > 50 } == true)
    }

    @Test("A side of higher priority takes what the other leaves (ISL-025)")
    func expandedPriority() throws {
        let layout = ExpandedLayout(
            width: 371, height: 84...160, margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20),
            sensor: CGSize(width: 126, height: 36.67))
        let environment = Surroundings.test().environment(isDark: true)
        func element(_ place: DynamicIslandExpandedRegionPosition.Place, _ priority: Double) -> ExpandedLayout.Element {
            // Below the camera a side keeps its first width, so the view is pushed there.
            let view = Color.red.frame(height: 10).dynamicIsland(verticalPlacement: .belowIfTooWide)
            return .init(
                rendering: ViewRendering(view, environment: environment), place: place, priority: priority, margins: [])
        }
        let result = layout.arrange([element(.leading, 1), element(.trailing, 0)])
        #expect(abs(result.placements[0].frame.width - 220.5) < 0.01)
        #expect(abs(result.placements[1].frame.width - 102.5) < 0.01)
    }

    @Test("An expanded island with little in it is as low as the system lets it be (D11)")
    func expandedMinimum() throws {
        let archive = try #require(
            draw(
                .expanded,
                island {
                    DynamicIslandExpandedRegion(.leading) { box("leading", 16, 16) }
                    DynamicIslandExpandedRegion(.center) { EmptyView() }
                    DynamicIslandExpandedRegion(.bottom) { EmptyView() }
                }))
        #expect(archive.size.height == 84)
        #expect(archive.frame("leading")?.minX == 20)
    }

    @Test("Content higher than 160 points is cut and reported")
    func expandedMaximum() throws {
        let archive = try #require(
            draw(.expanded, island { DynamicIslandExpandedRegion(.bottom) { box("high", 100, 300) } }))
        #expect(archive.size.height == 160)
        #expect(archive.diagnostics.map(\.kind) == [.contentTooHigh])
    }

    @Test("A device without an island draws the card alone (D15)")
    func noIsland() {
        let configuration = island { DynamicIslandExpandedRegion(.center) { EmptyView() } }
        for device in ["iphone-se", "ipad-pro-11"] {
            #expect(draw(.compact, configuration, .test(device: device)) == nil)
            #expect(draw(.expanded, configuration, .test(device: device)) == nil)
            #expect(draw(.lockScreen, configuration, .test(device: device)) != nil)
        }
    }
}
