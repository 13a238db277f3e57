import Archive
import Foundation
import Localization
import RenderingMessages

/// What `preview` is asked for.
struct PreviewOptions {
    static let descriptions =
        [
            OptionDescription(
                name: "--presentation", value: "NAME,…",
                summary: "only these: \(Presentation.optionNames.prefix(5).joined(separator: ", ")),\n"
                    + "\(Presentation.optionNames.dropFirst(5).joined(separator: ", "))", isRepeatable: true),
            OptionDescription(name: "--preview", value: "NAME", summary: "only previews whose name contains this", isRepeatable: true),
        ] + VariantOptions.descriptions + [
            OptionDescription(name: "--scale", value: "NUMBER", summary: "pixels per point, 0.5 to 10 (the device's)"),
            OptionDescription(
                name: "--now", value: "INSTANT",
                summary: "when views are evaluated: an ISO 8601 date, or +3m\nfrom now (now); give it for the same pictures every time"),
            OptionDescription(name: "--at", value: "INSTANT", summary: "when pictures are looked at: +3m after --now, or a date (--now)"),
            OptionDescription(name: "--attributes", value: "JSON", summary: "attributes for every ActivityConfiguration; @FILE reads them"),
            OptionDescription(
                name: "--state", value: "JSON", summary: "a content state likewise; dates as numbers since 2001,\nISO 8601, or +8m",
                isRepeatable: true),
            OptionDescription(name: "--output", value: "FOLDER", summary: "where pictures are written (liveactivity-previews)"),
            OptionDescription(name: "--format", value: "png|svg|archive", summary: "what is written (png)", isRepeatable: true),
            OptionDescription(name: "--timeout", value: "SECONDS", summary: "how long one preview may take (30)"),
        ] + BuildOptions.descriptions

    enum Format: String, CaseIterable { case png, svg, archive }

    var build: BuildOptions
    var presentations: [Presentation]?
    var names: [String]
    var surroundings: VariantOptions
    var scale: Double?
    var now: Date
    var instant: Date
    var attributes: String?
    var states: [String]
    var output: URL
    var formats: [Format]
    var timeout: TimeInterval

    /// - Parameter start: The instant at which the program was started.
    init(_ arguments: ParsedArguments, start: Date = Date()) throws(UsageError) {
        build = try BuildOptions(arguments)
        let presentationNames = arguments.list("--presentation")
        var chosen: [Presentation] = []
        for name in presentationNames {
            guard let known = Presentation.named(name) else { throw .unknown(name, for: "--presentation", among: Presentation.optionNames) }
            chosen += known.filter { !chosen.contains($0) }
        }
        presentations = presentationNames.isEmpty ? nil : chosen
        names = arguments.all("--preview")
        surroundings = try VariantOptions(arguments)
        scale = try Self.number(arguments, "--scale", in: 0.5...10)
        now = try Self.instant(arguments, "--now", relativeTo: start) ?? start
        instant = try Self.instant(arguments, "--at", relativeTo: now) ?? now
        attributes = try arguments.value("--attributes").map { text throws(UsageError) in try Self.json(text, "--attributes") }
        states = []
        for text in arguments.all("--state") { states.append(try Self.json(text, "--state")) }
        output = URL(fileURLWithPath: arguments.value("--output") ?? "liveactivity-previews").standardizedFileURL
        formats = []
        for name in arguments.list("--format") {
            guard let format = Format(rawValue: name) else { throw .unknown(name, for: "--format", among: Format.allCases.map(\.rawValue)) }
            if !formats.contains(format) { formats.append(format) }
        }
        if formats.isEmpty { formats = [.png] }
        timeout = try Self.number(arguments, "--timeout", in: 0.1...3600) ?? 30
    }

    /// What the renderer is asked for one library.
    func request(library: URL, resourceFolders: [URL]) -> RenderingRequest {
        let languages = surroundings.isMatrix ? StringCatalogues.languages(in: resourceFolders) : []
        var request = RenderingRequest(library: library.path, variants: surroundings.variants(known: languages), instant: now)
        request.resourceFolders = resourceFolders.map(\.path)
        request.presentations = presentations
        request.attributes = attributes
        request.states = states
        request.names = names
        return request
    }

    static func number(_ arguments: ParsedArguments, _ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = arguments.value(option) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw UsageError("\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    static func instant(_ arguments: ParsedArguments, _ option: String, relativeTo start: Date) throws(UsageError) -> Date? {
        guard let text = arguments.value(option) else { return nil }
        guard let instant = InstantText.date(text, relativeTo: start) else {
            throw UsageError("\(option) \(text) is no instant; write +3m, +1h30m, -90s, or a date such as 2026-11-30T18:00:00Z")
        }
        return instant
    }

    private static func json(_ text: String, _ option: String) throws(UsageError) -> String {
        var text = text
        if text.hasPrefix("@") {
            guard let data = FileManager.default.contents(atPath: String(text.dropFirst())) else {
                throw UsageError("\(option) \(text): the file cannot be read")
            }
            text = String(decoding: data, as: UTF8.self)
        }
        guard (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil else {
            throw UsageError("\(option) is not valid JSON: \(text.prefix(80))")
        }
        return text
    }
}
