import Foundation
import Testing

@testable import AppIntents

@Suite struct IntentArchiveTests {
    @Test("An intent travels with all its parameters and comes back the same")
    func roundTrip() async throws {
        let time = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
        let archive = IntentArchive(
            AddGlass(count: 3, litres: 0.33, drink: .tea, bottle: Bottle(id: 7, name: "x"), notes: ["a\"b", "ü"], time: time))
        let intent = try await archive.intent(AddGlass.self)
        #expect(intent.count == 3)
        #expect(intent.litres == 0.33)
        #expect(intent.drink == .tea)
        #expect(intent.bottle?.name == "bottle 7")
        #expect(intent.notes == ["a\"b", "ü"])
        #expect(intent.time == time)
    }

    @Test("The archive names the type without its module and the parameters in alphabetical order")
    func wireFormat() {
        let archive = IntentArchive(AddGlass(count: 2))
        #expect(archive.type == "AddGlass")
        #expect(archive.parameters == #"{"bottle":null,"count":2,"drink":"water","litres":0.2,"notes":[],"time":null}"#)
    }

    @Test("A parameter without a value keeps its default, and an optional one is nil")
    func defaults() async throws {
        let intent = try await IntentArchive(type: "AddGlass", parameters: #"{"unknown":1}"#).intent(AddGlass.self)
        #expect(intent.count == 1)
        #expect(intent.bottle == nil)
    }

    @Test("An entity that its query no longer finds is reported with its parameter")
    func missingEntity() async {
        await #expect(throws: IntentArchiveError.unsuitableValue(type: "AddGlass", parameter: "bottle")) {
            try await IntentArchive(type: "AddGlass", parameters: #"{"bottle":"99"}"#).intent(AddGlass.self)
        }
    }

    @Test("A value of another type is reported, not guessed")
    func wrongType() async {
        await #expect(throws: IntentArchiveError.unsuitableValue(type: "AddGlass", parameter: "count")) {
            try await IntentArchive(type: "AddGlass", parameters: #"{"count":"three"}"#).intent(AddGlass.self)
        }
    }

    @Test("Performing finds the type by its name and goes on to the intent that the result opens")
    func performing() async throws {
        try await IntentArchive(AddGlass(count: 41)).perform(among: [Show.self, AddGlass.self])
        let texts = await Performed.shared.texts
        let first = try #require(texts.firstIndex(of: "add 41"))
        #expect(texts[first...].contains("shown after 41"))
    }

    @Test("An intent that the program lacks is named, with the cure")
    func unknownType() async {
        await #expect {
            try await IntentArchive(type: "Gone", parameters: "{}").perform(among: [Show.self])
        } throws: {
            "\($0)".contains("No intent named Gone") && "\($0)".contains("Add the intent's file to the app")
        }
    }

    @Test("Numbers that JSON lacks survive the way", arguments: [Double.infinity, -.infinity])
    func infinity(_ value: Double) async throws {
        let intent = try await IntentArchive(AddGlass(count: 1, litres: value)).intent(AddGlass.self)
        #expect(intent.litres == value)
    }

    @Test("A shortcut keeps its intent and its phrases")
    func shortcuts() {
        #expect(WaterShortcuts.appShortcuts.map(\.phrases) == [["Show ${applicationName}"]])
        #expect(WaterShortcuts.appShortcuts.first?.intent is Show)
    }
}
