import Foundation
import Testing

@testable import Rendering

@Suite struct SampleDecoderTests {
    private let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func sample<T: Decodable>(_ type: T.Type) throws -> T { try SampleDecoder.sample(of: type, around: instant) }

    @Test("Texts come from the property's name")
    func texts() throws {
        struct Order: Decodable {
            var recipeName: String
            var order_number: String
            var id: String
        }
        let order = try sample(Order.self)
        #expect(order.recipeName == "Recipe name")
        #expect(order.order_number == "Order number")
        #expect(order.id == "Id")
    }

    @Test("Dates stand around the instant: what starts is past, everything else to come")
    func dates() throws {
        struct Timer: Decodable {
            var startDate: Date
            var endDate: Date
            var range: ClosedRange<Date>
        }
        let timer = try sample(Timer.self)
        #expect(timer.startDate < instant && timer.endDate > instant)
        #expect(timer.range.lowerBound < timer.range.upperBound)
    }

    enum Plain: Codable { case first, second }
    enum Named: String, Codable { case second = "b", first = "a" }
    enum Numbered: Int, Codable { case seven = 7, eight }
    enum Single: Codable { case only }
    enum Loaded: Codable, Equatable {
        case waiting(minutes: Int, place: String)
        case done
    }
    struct Raw: RawRepresentable, Codable, CaseIterable {
        static let allCases = [Raw(rawValue: "x")!]
        let rawValue: String
        init?(rawValue: String) { if rawValue != "x" { return nil } else { self.rawValue = rawValue } }
    }

    @Test("Enums give their first case, whatever they are encoded as")
    func enums() throws {
        struct All: Decodable {
            var plain: Plain
            var named: Named
            var numbered: Numbered
            var single: Single
            var loaded: Loaded
            var raw: Raw
            var optional: Named?
        }
        let all = try sample(All.self)
        #expect(all.plain == .first && all.named == .second && all.numbered == .seven && all.single == .only)
        #expect(all.loaded == .waiting(minutes: 3, place: "Place"))
        #expect(all.raw.rawValue == "x")
        #expect(all.optional == .second)
    }

    @Test("Lists have two elements, optionals are there, nested types are made too, recursive ones end")
    func structures() throws {
        struct Stop: Codable, Hashable { var name: String }
        struct Route: Decodable {
            var stops: [Stop]
            var names: Set<String>
            var next: Stop?
            var table: [String: Int]
            var homepage: URL
            var identifier: UUID
            var progress: Double
            var isPaused: Bool
        }
        final class Node: Decodable {
            var next: Node?
            var children: [Node]
        }
        let route = try sample(Route.self)
        #expect(route.stops.count == 2 && route.names.count == 2 && route.next != nil && route.table.count == 1)
        #expect((0...1).contains(route.progress) && !route.isPaused && route.homepage.scheme == "https")
        #expect(try sample(Node.self).next != nil)
    }

    @Test("A type that refuses every sample says so")
    func refusal() {
        struct Picky: Decodable {
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "never"))
            }
        }
        #expect(throws: DecodingError.self) { try sample(Picky.self) }
    }
}
