import Archive
import Foundation

@testable import SwiftUI

/// Facts about positions, effects and pixels.
enum GeometryFacts {
    static var all: [LayoutFact] { effects + pixels + readers }

    @FactList private static var effects: [LayoutFact] {
        frames(
            "GEO-001",
            ["red": box(25, 25, 50, 50), "green": box(75, 25, 50, 50), "blue": box(25, 75, 50, 50), "black": box(75, 75, 50, 50)]
        ) {
            ZStack {
                square("red", 50).position()
                square("green", 50).position(x: 50)
                square("blue", 50).position(y: 50)
                square("black", 50).position(x: 50, y: 50)
            }
            .frame(width: 100, height: 100)
        }
        drawn(
            "GEO-004",
            [
                "red": CGRect(x: 60, y: 70, width: 80, height: 60), "blue": CGRect(x: 80, y: 85, width: 80, height: 60),
                "green": CGRect(x: 100, y: 100, width: 80, height: 60),
            ]
        ) {
            color("blue").offset(x: 20, y: 15).frame(width: 80, height: 60).backed("red").overlay(color("green").offset(x: 40, y: 30))
        }
        drawn(
            "GEO-005",
            [
                "red": CGRect(x: 60, y: 70, width: 80, height: 60), "blue": CGRect(x: 80, y: 85, width: 40, height: 30),
                "green": CGRect(x: 70, y: 77.5, width: 60, height: 45),
            ]
        ) {
            block("blue", 80, 60).scaleEffect(0.5).backed("red").overlay(block("green", 40, 30).scaleEffect(1.5))
        }
        drawn(
            "GEO-006",
            ["red": CGRect(x: 60, y: 70, width: 80, height: 60), "blue": CGRect(x: 60, y: 70, width: 40, height: 30)]
        ) {
            block("blue", 80, 60).scaleEffect(0.5, anchor: .topLeading).backed("red")
        }
        drawn(
            "GEO-007",
            ["red": CGRect(x: 60, y: 70, width: 80, height: 60), "blue": CGRect(x: 80, y: 55, width: 40, height: 90)]
        ) {
            block("blue", 80, 60).scaleEffect(x: 0.5, y: 1.5).backed("red")
        }
        figures("GEO-012", [100, 200, 100, 30, -5, 5]) {
            let view = block("A", 50, 30).position(x: 20, y: 20)
            let first = Frames(view, proposal: proposal(100, 200))
            let second = Frames(view, proposal: proposal(100, nil)).size
            return [
                first.size.width, first.size.height, second.width, second.height, first["A"]?.minX ?? 0, first["A"]?.minY ?? 0,
            ]
        }
    }

    @FactList private static var pixels: [LayoutFact] {
        LayoutFact(id: "GEO-008", standing: .held) {
            let recorder = Recorder(pixelsPerPoint: 3)
            let icon = recorder.round(CGRect(x: 16, y: 179.0 / 6, width: 48, height: 48))
            let bar = recorder.round(CGRect(x: 16, y: 541.0 / 6, width: 328, height: 10))
            return [(icon, 30.0), (bar, 90.333)].flatMap { rect, y in
                Tolerance.exact.allows(rect.minY, for: y) ? [] : ["\(rect) instead of y \(y)"]
            } + (icon.height == 48 && bar.width == 328 ? [] : ["\(icon), \(bar)"])
        }
        figures("GEO-009", [25, 30, 90.333]) {
            [(2, 24.75), (3, 179.0 / 6), (3, 541.0 / 6)].map { scale, value in
                Recorder(pixelsPerPoint: scale).round(CGRect(x: 0, y: value, width: 1, height: 1)).minY
            }
        }
        figures("GEO-010", [67.667, 122.667]) {
            // A card takes its content's size as a host does.
            [67.368, 122.38].map { height in FactActivity.card { color("content").frame(height: height) }?.size.height ?? 0 }
        }
        figures("GEO-013", [16, 21, 17, 22]) {
            [DynamicTypeSize.medium, .large].flatMap { size -> [CGFloat] in
                let entry = TextStyleTable.entry(.body, size)
                return [entry.size, entry.leading]
            }
        }
    }

    @FactList private static var readers: [LayoutFact] {
        frames("GEO-002", ["blue": box(0, 0, 100, 100), "red": box(0, 0, 66.67, 66.67)]) {
            GeometryReader { geometry in
                Color.blue.frame(width: geometry.size.width / 2, height: geometry.size.height / 2).named("blue")
                Color.red.frame(width: geometry.size.width / 3, height: geometry.size.height / 3).named("red")
            }
        }
        LayoutFact(id: "GEO-003", standing: .held) {
            // Published as 10 for years; one reading of the system's code says 0.
            let size = Frames(GeometryReader { _ in Color.red }, proposal: .unspecified).size
            return [0, 10].contains(size.width) && [0, 10].contains(size.height) ? [] : ["\(size)"]
        }
        size("GEO-011", of: proposal(100, 200), 100, 200, ["reader": box(0, 0, 100, 170)]) {
            VStack(spacing: 0) {
                GeometryReader { _ in Color.red }.named("reader")
                Color.blue.frame(height: 30)
            }
        }
    }

    /// Where named colours are painted, effects included, when the view is centred in a canvas of 200 × 200.
    private static func drawn<V: View>(
        _ id: String, _ expected: KeyValuePairs<String, CGRect>, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) -> LayoutFact {
        LayoutFact(id: id, standing: .held) {
            let frames = Frames(view(), canvas: CGSize(width: 200, height: 200)) { $0.displayScale = 2 }
            var found = expected.compactMap { name, rect in
                frames.ink(of: name) == rect ? nil : "\(name): \(String(describing: frames.ink(of: name))) instead of \(rect)"
            }
            if frames.size != CGSize(width: 80, height: 60) { found.append("layout changed to \(frames.size)") }
            return found
        }
    }
}
