import Archive
import Foundation
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
            OptionDescription(name: "--device", value: "NAME", summary: "see liveactivity devices (\(DeviceProfile.standard.name))"),
            OptionDescription(name: "--scale", value: "NUMBER", summary: "pixels per point, 0.5 to 10 (the device's)"),
            OptionDescription(name: "--language", value: "TAG", summary: "the device's language, such as de or pt-BR (en)"),
            OptionDescription(name: "--direction", value: "ltr|rtl", summary: "writing direction (the language's)"),
            OptionDescription(name: "--appearance", value: "light|dark", summary: "light or dark (light)"),
            OptionDescription(
                name: "--dynamic-type", value: "SIZE", summary: "text size, \(sizes[0]) to \(sizes[sizes.count - 1]) (large)"),
            OptionDescription(name: "--stale", value: nil, summary: "as after the stale date"),
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

    /// Names of the Dynamic Type sizes, smallest first.
    static let sizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    enum Format: String, CaseIterable { case png, svg, archive }

    var build: BuildOptions
    var presentations: [Presentation]?
    var names: [String]
    var device: DeviceProfile
    var scale: Double?
    var language: String
    var direction: RenderingRequest.Direction?
    var appearance: RenderingRequest.Appearance
    var dynamicTypeSize: String
    var isStale: Bool
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
        let deviceName = arguments.value("--device") ?? DeviceProfile.standard.name
        guard let profile = DeviceProfile.named(deviceName) else {
            throw .unknown(deviceName, for: "--device", among: DeviceProfile.known.map(\.name))
        }
        device = profile
        scale = try Self.number(arguments, "--scale", in: 0.5...10)
        language = arguments.value("--language") ?? "en"
        guard Self.isLanguageTag(language) else {
            throw UsageError("--language \(language) is no language tag; write one such as de, pt-BR or zh-Hant")
        }
        direction = try Self.choice(arguments, "--direction", RenderingRequest.Direction.self)
        appearance = try Self.choice(arguments, "--appearance", RenderingRequest.Appearance.self) ?? .light
        dynamicTypeSize = arguments.value("--dynamic-type") ?? "large"
        guard Self.sizes.contains(dynamicTypeSize) else { throw .unknown(dynamicTypeSize, for: "--dynamic-type", among: Self.sizes) }
        isStale = arguments.has("--stale")
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
        var request = RenderingRequest(library: library.path, device: device.name, language: language, instant: now)
        request.resourceFolders = resourceFolders.map(\.path)
        request.presentations = presentations
        request.direction = direction
        request.appearance = appearance
        request.dynamicTypeSize = dynamicTypeSize
        request.isStale = isStale
        request.attributes = attributes
        request.states = states
        request.names = names
        return request
    }

    private static func number(_ arguments: ParsedArguments, _ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double?
    {
        guard let text = arguments.value(option) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw UsageError("\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ arguments: ParsedArguments, _ option: String, _ type: Choice.Type
    ) throws(UsageError) -> Choice? where Choice.RawValue == String {
        guard let text = arguments.value(option) else { return nil }
        guard let choice = Choice(rawValue: text) else { throw .unknown(text, for: option, among: Choice.allCases.map(\.rawValue)) }
        return choice
    }

    private static func instant(_ arguments: ParsedArguments, _ option: String, relativeTo start: Date) throws(UsageError) -> Date? {
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

    private static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.count) else { return false }
        return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }
}
