import Archive
import Foundation

@testable import SwiftUI

/// Facts about shapes, lines and pictures.
enum ShapeFacts {
    @MainActor private static func sizes(_ view: some View, _ proposals: [ProposedViewSize]) -> [CGFloat] {
        proposals.flatMap { proposal -> [CGFloat] in
            let size = Frames(view, proposal: proposal).size
            return [size.width, size.height]
        }
    }

    @FactList static var all: [LayoutFact] {
        figures("SHP-001", [1.0 / 3, 0.5, 1]) {
            [3, 2, 1].map { scale in Frames(Divider(), proposal: proposal(100, 100)) { $0.displayScale = scale }.size.height }
        }
        figures("SHP-002", [1]) {
            [Frames(Divider(), proposal: proposal(100, 100)) { $0.dynamicTypeSize = .accessibility1 }.size.height]
        }
        figures("SHP-003", [100, 1.0 / 3, 1.0 / 3, 100]) {
            sizes(Divider(), [proposal(100, 100)]) + sizes(HStack { Divider() }, [proposal(100, 100)])
        }
        figures("SHP-004", [60, 60, 67, 0.29, 84, 84, 88, 0.6]) {
            [ColorScheme.light, .dark].flatMap { scheme -> [CGFloat] in
                let frames = Frames(Divider(), proposal: proposal(100, 100)) { $0.colorScheme = scheme }
                guard case .shape(_, _, paint: .color(let color)) = frames.recorded.items.first?.content else { return [] }
                return [color.red * 255, color.green * 255, color.blue * 255, color.alpha]
            }
        }
        figures("SHP-005", [50, 50, 10, 10, 10, 10]) { sizes(Circle(), [proposal(100, 50), proposal(nil, 50), .unspecified]) }
        LayoutFact(id: "SHP-006", standing: .held) {
            let shapes: [any View] = [
                Rectangle(), RoundedRectangle(cornerRadius: 5), Capsule(), Ellipse(), Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
            ]
            return shapes.compactMap { shape in
                let sizes = sizes(AnyView(shape), [proposal(100, 50), proposal(nil, 50)])
                return sizes == [100, 50, 10, 50] ? nil : "\(type(of: shape)): \(sizes)"
            }
        }
        LayoutFact(id: "SHP-007", standing: .held) {
            let frames = Frames(Capsule(), proposal: proposal(100, 40))
            guard case .shape(.roundedRectangle(_, let radii, let style), _, _) = frames.recorded.items.first?.content else {
                return ["no rounded rectangle"]
            }
            return radii == CornerRadii(20) && style == .continuous ? [] : ["\(radii), \(style)"]
        }
        figures("SHP-008", [100, 50, 10, 50]) { sizes(Rectangle().stroke(lineWidth: 6), [proposal(100, 50), proposal(nil, 50)]) }
        LayoutFact(id: "SHP-010", standing: .held) {
            let path = RoundedRectangle(cornerRadius: 10).inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
            guard case .roundedRectangle(let rect, let radii, _) = path.shape else { return ["no rounded rectangle"] }
            return rect == CGRect(x: 5, y: 5, width: 90, height: 40) && radii == CornerRadii(5) ? [] : ["\(rect), \(radii)"]
        }
        figures("SHP-011", [100, 100, 50, 50, 70, 90, 10000, 10000]) {
            sizes(Color.red, [proposal(100, 100), proposal(50, 50), proposal(70, 90), proposal(10000, 10000)])
        }
    }

    /// The head of a picture of 60 × 40 pixels, which is all that layout reads.
    @MainActor private static var picture: Image {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 60, 0, 0, 0, 40]
        return Image(.data(Data(head), scale: 1), place: nil)
    }

    @FactList static var pictures: [LayoutFact] {
        figures("IMG-002", [100, 80, 60, 80, 60, 40]) {
            sizes(picture.resizable(), [proposal(100, 80), proposal(nil, 80), .unspecified])
        }
        figures("IMG-003", [40, 10]) {
            sizes(picture.resizable(capInsets: EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)), [proposal(10, 4)])
        }
        figures("IMG-004", [120, 80, 120, 80, 30, 20, 60, 40]) {
            sizes(
                picture.resizable().scaledToFit(), [proposal(120, 120), proposal(nil, 80), proposal(30, nil), .unspecified])
        }
        size("IMG-006", of: proposal(300, nil), nil, 49.33, tolerance: .picture) {
            HStack {
                Image(systemName: "person.circle.fill").font(.title2)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: "Title").font(.subheadline)
                    Text(verbatim: "Detail").font(.caption2)
                }
            }
            .padding(8)
        }
        figures("IMG-005", [180, 120, .infinity]) {
            sizes(picture.resizable().scaledToFill(), [proposal(120, 120)])
                + [Frames(picture.resizable().scaledToFill(), proposal: proposal(nil, 80)).size.width]
        }
    }
}
