import Archive
import Foundation
import SwiftUI

@testable import WidgetKit

extension LockScreenFacts {
    private static func card(_ name: String) -> [CGFloat] {
        guard let card = DeviceProfile.named(name)?.card else { return [] }
        return [card.width, card.maximumHeight]
    }

    /// From the screen's edge to the card.
    private static func margin(_ name: String) -> CGFloat {
        guard let device = DeviceProfile.named(name) else { return -1 }
        return (device.screen.width - device.card.width) / 2
    }

    /// Sizes of the card by device.
    @FactList static var profiles: [LayoutFact] {
        figures("LSC-011", [408, 160]) { card("iphone-15-pro-max") }
        figures("LSC-012", [371, 160]) { card("iphone-15-pro") }
        LayoutFact(id: "LSC-013", standing: .held) {
            // The margin of 14 is advice to designers: the system adds none.
            let frame = FactActivity.card { color("content").frame(height: 100) }?.frame("content")
            return frame == CGRect(x: 0, y: 0, width: 374, height: 100) ? [] : ["\(String(describing: frame))"]
        }
        figures("LSC-014", [500, 160, 425, 160, 425, 160]) { card("ipad-pro-13") + card("ipad-pro-11") + card("ipad") }
        LayoutFact.notYet("LSC-015", "needs profiles of watches")
        LayoutFact.notYet("LSC-016", "needs a profile of CarPlay")
        LayoutFact(id: "LSC-017", standing: .held) {
            let archive = FactActivity.card { color("content").frame(height: 300) }
            return archive?.size.height == 160 && archive?.diagnostics.map(\.kind) == [.contentTooHigh]
                ? [] : ["\(String(describing: archive?.size)), \(String(describing: archive?.diagnostics))"]
        }
        LayoutFact(id: "LSC-019", standing: .held) {
            let archive = FactActivity.card { color("content").frame(height: 100) }
            guard case .roundedRectangle(_, let radii, _)? = archive?.surface.shapes.first else { return ["no card"] }
            return abs(radii.topLeft - 23.5) <= 0.5 ? [] : ["\(radii)"]
        }
        figures("LSC-020", [373]) { [card("iphone-15-pro").first ?? 0] }
            .missing("the guidelines' 371 is used on these phones; 373 was measured on iOS 16")
        LayoutFact.notYet("LSC-022", "needs widgets of the home screen")
        LayoutFact.notYet("LSC-023", "needs widgets of the home screen")
        figures("LSC-024", [20, 380]) { [margin("iphone-air"), card("iphone-air").first ?? 0] }
        figures("LSC-026", [0], tolerance: .picture) {
            let archive = FactActivity.card(device: "iphone-air") { VStack { block("content", 95, 60) } }
            return [(archive?.frame("content")?.midX ?? 0) - 190]
        }
        figures("LSC-027", [10, 14, 20]) { [margin("iphone-15-pro"), margin("iphone-17-pro"), margin("iphone-air")] }
            .missing("as LSC-020: 11 points remain beside a card of 371 on a phone of 393")
    }
}
