import Foundation
import Testing

@testable import Commands

@Suite struct ArgumentTests {
    private func options(_ arguments: String...) throws -> PreviewOptions {
        try PreviewOptions(ParsedArguments(arguments, options: PreviewOptions.descriptions), start: Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test("Options take their values after a space or an equals sign, lists by commas, in any order with files")
    func values() throws {
        let options = try options(
            "--device=iphone-se", "A.swift", "--presentation", "compact,minimal", "--scale", "2", "B.swift", "--language", "pt-BR", "--at",
            "+3m",
            "--stale", "--presentation", "view", "--format", "svg,png", "--state", "{\"a\":[1,2]}", "--", "--odd.swift")
        #expect(options.build.operands == ["A.swift", "B.swift", "--odd.swift"])
        #expect(options.surroundings.device.name == "iphone-se" && options.scale == 2 && options.surroundings.language == "pt-BR")
        #expect(options.surroundings.variants(known: []).map(\.isStale) == [true])
        #expect(options.presentations == [.compact, .minimalAttached, .minimalDetached, .view])
        #expect(options.instant.timeIntervalSince(options.now) == 180)
        #expect(options.formats == [.svg, .png] && options.states == ["{\"a\":[1,2]}"])
    }

    /// Mistakes, and what the one line about each must contain.
    static let mistakes: [([String], String)] = [
        ([], "name Swift files"), (["A.swift", "--devise", "x"], "did you mean --device?"),
        (["A.swift", "--device", "iphone-17-por"], "did you mean iphone-17-pro?"),
        (["A.swift", "--device"], "--device needs a value"), (["A.swift", "--device", "--stale"], "--device needs a value"),
        (["A.swift", "--stale=yes"], "--stale takes no value"), (["A.swift", "--scale", "0"], "0.5 to 10"),
        (["A.swift", "--scale", "big"], "not big"),
        (["A.swift", "--presentation", "compct"], "did you mean compact?"), (["A.swift", "--direction", "left"], "ltr"),
        (["A.swift", "--appearance", "drak"], "did you mean dark?"), (["A.swift", "--dynamic-type", "xxxlarge"], "did you mean xxxLarge?"),
        (["A.swift", "--language", "german!"], "no language tag"), (["A.swift", "--at", "later"], "no instant"),
        (["A.swift", "--state", "{"], "not valid JSON"),
        (["A.swift", "--attributes", "@/nowhere"], "cannot be read"), (["A.swift", "--format", "jpeg"], "png"),
        (["A.swift", "--swift-version", "4"], "5"),
        (["A.swift", "--device", "ipad", "--device", "ipad"], "given twice"), (["A.swift", "--timeout", "-1"], "--timeout"),
        (["A.swift", "--language", "en,de"], "add --matrix"), (["A.swift", "--system-version", "iOS17"], "no version of iOS"),
    ]

    @Test("Each mistake gives one line that names it, with the nearest name there is", arguments: mistakes)
    func mistake(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) {
            try PreviewOptions(ParsedArguments(arguments, options: PreviewOptions.descriptions))
        }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("\n") == false)
    }

    @Test("Help of every command names its options and the exit statuses")
    func help() {
        for command in CommandLineProgram.commands {
            let text = Help.text(for: command)
            for option in command.description.options { #expect(text.contains(option.name)) }
            for status in ExitStatus.allCases { #expect(text.contains(status.explanation)) }
            #expect(Help.overview.contains(command.description.summary))
        }
    }

    @Test("Near names are found, far ones are not")
    func nearest() {
        #expect(NearestName.find("previw", among: ["preview", "build"]) == "preview")
        #expect(NearestName.find("dveices", among: ["draw", "devices"]) == "devices")
        #expect(NearestName.find("quantum", among: ["draw", "devices"]) == nil)
        #expect(NearestName.distance("", "abc") == 3 && NearestName.distance("ab", "ba") == 1)
    }
}
