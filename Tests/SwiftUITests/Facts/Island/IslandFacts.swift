import Archive
import Foundation
import SwiftUI

@testable import WidgetKit

/// Facts about the Dynamic Island, an idea a file.
enum IslandFacts {
    static var all: [LayoutFact] { compact + profiles + expanded }

    private static func timer(hours: Double) -> Text {
        Text(timerInterval: FactActivity.instant...FactActivity.instant.addingTimeInterval(hours * 3600))
    }

    /// The compact island, content beside the camera.
    @FactList private static var compact: [LayoutFact] {
        LayoutFact.notYet("ISL-001", "tells the ink of digits, which layout does not know")
        LayoutFact.notYet("ISL-002", "tells the ink of digits, which layout does not know")
        LayoutFact.notYet("ISL-004", "tells the ink of digits, which layout does not know")
        LayoutFact(id: "ISL-005", standing: .held) {
            // A timer without a frame takes all that the screen has beside the camera.
            guard let island = DeviceProfile.named("iphone-17-pro")?.island,
                let archive = FactActivity.compact(leading: { EmptyView() }, trailing: { timer(hours: 1) }),
                let sensor = archive.surface.sensor
            else { return ["nothing drawn"] }
            let trailing = archive.size.width - sensor.maxX
            return abs(trailing - (island.compactMaximumWidth - island.sensor.width) / 2) < 0.5 ? [] : ["\(trailing)"]
        }
        figures("ISL-016", [6.67]) {
            let archive = FactActivity.compact(leading: { EmptyView() }, trailing: { block("A", 52, 20) })
            return [(archive?.size.width ?? 0) - (archive?.surface.sensor?.maxX ?? 0) - 52]
        }
        figures("ISL-017", [7], tolerance: .picture) {
            let archive = FactActivity.compact(leading: { Circle().frame(width: 22.67, height: 22.67) }, trailing: { EmptyView() })
            return [(archive?.surface.sensor?.minX ?? 0) - 22.67]
        }
        figures("ISL-018", [255.67, 71, 197], tolerance: .picture) {
            // Leading content ends at the camera, trailing content of 52 starts there.
            let archive = FactActivity.compact(leading: { block("leading", 64.33, 20) }, trailing: { block("trailing", 52, 20) })
            return [archive?.size.width ?? 0, archive?.frame("leading")?.maxX ?? 0, archive?.frame("trailing")?.minX ?? 0]
        }
        LayoutFact(id: "ISL-020", standing: .held) {
            let running = FactActivity.compact(
                leading: { EmptyView() }, trailing: { timer(hours: 1).named("timer").frame(width: 52).named("box") })
            let paused = FactActivity.compact(
                leading: { EmptyView() }, trailing: { Text(verbatim: "0:24").named("timer").frame(width: 52).named("box") })
            guard let first = running?.frame("timer"), let box = running?.frame("box"), let second = paused?.frame("timer"),
                let other = paused?.frame("box")
            else { return ["nothing drawn"] }
            return first.width == box.width && abs(second.midX - other.midX) <= 0.34 && second.width < 52 ? [] : ["\(first), \(second)"]
        }
        LayoutFact(id: "ISL-021", standing: .held) {
            // The range has no influence on the width, a frame has.
            let widths = [1, 12, 99].map { hours in
                FactActivity.compact(device: "iphone-air", leading: { EmptyView() }, trailing: { timer(hours: hours) })?.size.width
            }
            let framed = FactActivity.compact(
                device: "iphone-air", leading: { EmptyView() }, trailing: { timer(hours: 12).frame(maxWidth: 44) })?.size.width
            return Set(widths).count == 1 && (framed ?? 0) < (widths[0] ?? 0) ? [] : ["\(widths), \(String(describing: framed))"]
        }
        figures("ISL-037", [12, 13]) {
            let archive = FactActivity.compact(
                device: "iphone-air", leading: { block("leading", 20, 20) }, trailing: { block("trailing", 20, 20) })
            return [archive?.frame("leading")?.minX ?? 0, (archive?.size.width ?? 0) - (archive?.frame("trailing")?.maxX ?? 0)]
        }
        .missing("this activity of the system has wider insets than the 6.67 of two apps; what they follow is not known")
    }

    private static func island(_ name: String) -> DeviceProfile.Island? { DeviceProfile.named(name)?.island }

    private static func measures(_ name: String) -> [CGFloat] {
        guard let island = island(name) else { return [] }
        return [
            island.compactDesignWidth, island.sensor.height, island.minimalWidth.lowerBound, island.minimalWidth.upperBound,
            island.expandedWidth, island.expandedHeight.lowerBound, island.expandedHeight.upperBound,
        ]
    }

    /// The island's measures by device.
    @FactList private static var profiles: [LayoutFact] {
        figures("ISL-006", [62.33, 36.67, 36.67, 45, 408, 84, 160]) { measures("iphone-15-pro-max") }
        figures("ISL-007", [52.33, 36.67, 36.67, 45, 371, 84, 160]) { measures("iphone-15-pro") }
        LayoutFact(id: "ISL-008", standing: .held) {
            [("iphone-15-pro", 230, 371), ("iphone-15-pro-max", 250, 408)].compactMap { name, total, expanded in
                guard let island = island(name) else { return name }
                // Both sides as the guidelines design them, and the camera; told in whole points.
                let sum = island.sensor.width + 2 * island.compactDesignWidth
                return abs(sum - total) < 1 && island.expandedWidth == expanded ? nil : "\(name): \(sum), \(island.expandedWidth)"
            }
        }
        figures("ISL-009", [44]) { [island("iphone-15-pro")?.expandedCornerRadius ?? 0] }
        figures("ISL-010", [14, 374], tolerance: .picture) {
            guard let device = DeviceProfile.named("iphone-16-pro"), let island = device.island else { return [] }
            return [island.top, island.expandedWidth]
        }
        LayoutFact.notYet("ISL-012", "tells the ink of a text, which layout does not know")
        LayoutFact(id: "ISL-013", standing: .held) {
            guard let radius = island("iphone-16-pro")?.expandedCornerRadius else { return ["no island"] }
            return abs(radius - 45.3) <= 1 ? [] : ["radius \(radius)"]
        }
        .missing("the guidelines' radius of 44 is used; the curve of one picture follows 45.3 within 1")
        figures("ISL-015", [138, 264]) {
            guard let device = DeviceProfile.named("iphone-16-pro"), let island = device.island else { return [] }
            return [(device.screen.width - island.sensor.width) / 2, (device.screen.width + island.sensor.width) / 2]
        }
        LayoutFact(id: "ISL-022", standing: .held) {
            guard let island = island("iphone-14-pro") else { return ["no island"] }
            // The height is published as 36.67, 37 and 37.33.
            return island.sensor.width == 126 && (36.66...37.34).contains(island.sensor.height) && abs(island.top - 11) <= 0.34
                ? [] : ["\(island.sensor), \(island.top)"]
        }
        figures("ISL-032", [138.33, 263.67, 14, 50.67], tolerance: .picture) {
            guard let device = DeviceProfile.named("iphone-16-pro"), let island = device.island else { return [] }
            let (left, right) = ((device.screen.width - island.sensor.width) / 2, (device.screen.width + island.sensor.width) / 2)
            return [left, right, island.top, island.top + island.sensor.height]
        }
        figures("ISL-035", [11.33, 371, 160, 48], tolerance: .picture) {
            guard let island = island("iphone-14-pro") else { return [] }
            return [island.top, island.expandedWidth, island.expandedHeight.upperBound, island.top + island.sensor.height]
        }
        figures("ISL-036", [374, 14, 84]) {
            guard let island = island("iphone-17-pro") else { return [] }
            return [island.expandedWidth, island.top, island.expandedHeight.lowerBound]
        }
    }

    /// The expanded island's regions: 331 of content in 371.
    @FactList private static var expanded: [LayoutFact] {
        figures("ISL-023", [161.5, 161.5]) {
            // Below the camera both sides keep what they were offered first.
            let result = FactActivity.expanded([(below, .leading, 0), (below, .trailing, 0), (flexible(10), .bottom, 0)])
            return result.placements.prefix(2).map(\.frame.width)
        }
        figures("ISL-024", [102.5, 102.5]) {
            let result = FactActivity.expanded([(flexible(10), .leading, 0), (flexible(10), .trailing, 0), (flexible(10), .bottom, 0)])
            return result.placements.prefix(2).map(\.frame.width)
        }
        figures("ISL-025", [220.5, 102.5]) {
            FactActivity.expanded([(below, .leading, 1), (below, .trailing, 0)]).placements.map(\.frame.width)
        }
        figures("ISL-026", [331, 102.5]) {
            [below, flexible(10)].map { FactActivity.expanded([($0, .leading, 0), (flexible(10), .bottom, 0)]).placements[0].frame.width }
        }
        figures("ISL-027", [185.5, 36.67, 110]) {
            let greedy = AnyView(Color.red.frame(height: 10))
            let small = AnyView(block("A", 30, 10))
            let placed = FactActivity.expanded([(small, .center, 0)]).placements[0]
            // Between two sides that leave nothing, the camera's own width less the spacing of both sides is offered.
            let narrow = FactActivity.expanded([
                (AnyView(block("L", 120, 10)), .leading, 0), (greedy, .center, 0), (AnyView(block("T", 120, 10)), .trailing, 0),
            ])
            let center = narrow.placements.first { $0.element.place == .center }
            return [placed.frame.midX, placed.frame.minY, center?.frame.width ?? 0]
        }
        figures("ISL-028", [331, 20, 108]) {
            let result = FactActivity.expanded([
                (AnyView(block("L", 40, 80)), .leading, 0), (AnyView(block("T", 40, 30)), .trailing, 0), (flexible(10), .bottom, 0),
            ])
            guard let bottom = result.placements.last?.frame else { return [] }
            return [bottom.width, bottom.minX, bottom.minY]
        }
        LayoutFact.notYet("ISL-029", "the public interface asks for a position in every region")
        figures("ISL-030", [98, 98]) {
            // Whichever side is higher, the bottom region starts below it.
            [(70, 20), (20, 70)].map { leading, trailing in
                FactActivity.expanded([
                    (AnyView(block("L", 40, leading)), .leading, 0), (AnyView(block("T", 40, trailing)), .trailing, 0),
                    (flexible(10), .bottom, 0),
                ]).placements.last?.frame.minY ?? 0
            }
        }
    }

    @MainActor private static func flexible(_ height: CGFloat) -> AnyView { AnyView(Color.red.frame(height: height)) }
    @MainActor private static var below: AnyView {
        AnyView(Color.red.frame(height: 10).dynamicIsland(verticalPlacement: .belowIfTooWide))
    }
}
