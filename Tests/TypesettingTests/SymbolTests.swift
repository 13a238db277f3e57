import Archive
import Foundation
import Testing

@testable import Typesetting

@Suite struct SymbolTests {
    private func layout(_ name: String, _ size: Double = 17) -> SymbolLayout {
        Typesetter.shared.layout(SymbolRequest(name: name, font: FontDescriptor(size: size), paints: [.color(.black)]))
    }

    @Test("Every glyph of the table is in its font")
    func table() {
        let builder = SymbolBuilder(weight: 400, fonts: .shared)
        for name in SymbolCatalogue.shared.names {
            #expect(builder.layers(SymbolCatalogue.shared.entry(name).recipe) != nil, "\(name)")
        }
    }

    @Test("No name of the icon set that means another picture is taken for a symbol")
    func falseFriends() {
        for name in SymbolCatalogue.falseFriends where name.contains(".") == false {
            #expect(!SymbolCatalogue.shared.names.contains(name), "\(name)")
        }
    }

    @Test(
        "Names that are in no table follow from their parts",
        arguments: [
            ("17.circle.fill", SymbolGrade.composed), ("flame.circle", .composed), ("flame.slash.fill", .composed),
            ("arrow.forward", .same), ("battery.50percent", .composed), ("house.badge.plus", .composed),
        ])
    func rules(name: String, grade: SymbolGrade) { #expect(layout(name).grade == grade) }

    @Test("A symbol nobody has is missing, with a near name")
    func missing() {
        #expect(layout("apple.logo").grade == .missing)
        #expect(layout("heart.of.the.matter").nearest?.hasPrefix("heart") == true)
        #expect(layout("qwertz").nearest == nil)
    }

    @Test(
        "Boxes are those measured, within a point",
        arguments: [
            ("checkmark.circle.fill", 22.0, nil, 25.67), ("location.fill", 22, nil, 25), ("house", 22, nil, 26),
            ("star.fill", 28, nil, 33.33),
            ("lock.fill", 28, nil, 31), ("info.circle.fill", 17, 19.67, nil), ("exclamationmark.triangle", 17, 21, nil),
        ] as [(String, Double, Double?, Double?)])
    func boxes(name: String, size: Double, width: Double?, height: Double?) {
        let box = layout(name, size).size
        if let width { #expect(abs(box.width - width) <= 1, "\(name): \(box)") }
        if let height { #expect(abs(box.height - height) <= 2, "\(name): \(box)") }
    }

    @Test("Coverage of the table by grade")
    func coverage() {
        let grades = Dictionary(grouping: SymbolCatalogue.shared.names) { SymbolCatalogue.shared.grade(of: $0) }.mapValues(\.count)
        #expect((grades[.same] ?? 0) > 1_300)
        #expect(grades[.missing] == nil)
    }
}
