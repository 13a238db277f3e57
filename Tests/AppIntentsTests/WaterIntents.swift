import AppIntents

enum Drink: String, AppEnum {
    case water, tea

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Drink" }
    static var caseDisplayRepresentations: [Drink: DisplayRepresentation] { [.water: "Water", .tea: "Tea"] }
}

struct Bottle: AppEntity {
    let id: Int
    let name: String

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Bottle" }
    static var defaultQuery: BottleQuery { BottleQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Bottle") }
}

struct BottleQuery: EntityQuery {
    func entities(for identifiers: [Bottle.ID]) async throws -> [Bottle] {
        identifiers.filter { $0 < 10 }.map { Bottle(id: $0, name: "bottle \($0)") }
    }
}

/// Everything that was performed, in order. Each test uses intents of its own text.
actor Performed {
    static let shared = Performed()
    private(set) var texts: [String] = []
    func add(_ text: String) { texts.append(text) }
}

struct AddGlass: LiveActivityIntent {
    static var title: LocalizedStringResource { "Add a glass" }
    static var description: IntentDescription? { "Adds glasses to today's count." }
    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$count) glasses") }

    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Litres") var litres: Double
    @Parameter(title: "Drink") var drink: Drink
    @Parameter(title: "Bottle") var bottle: Bottle?
    @Parameter(title: "Notes") var notes: [String]
    @Parameter(title: "Time") var time: Date?

    init() {}
    init(count: Int, litres: Double = 0.2, drink: Drink = .water, bottle: Bottle? = nil, notes: [String] = [], time: Date? = nil) {
        self.count = count
        self.litres = litres
        self.drink = drink
        self.bottle = bottle
        self.notes = notes
        self.time = time
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        await Performed.shared.add("add \(count)")
        return .result(opensIntent: Show(text: "shown after \(count)"))
    }
}

struct Show: AppIntent {
    static var title: LocalizedStringResource { "Show" }

    @Parameter(title: "Text") var text: String

    init() {}
    init(text: String) { self.text = text }

    @MainActor func perform() async throws -> some IntentResult {
        await Performed.shared.add(text)
        return .result()
    }
}

struct SetReminder: SetValueIntent {
    static var title: LocalizedStringResource { "Reminder" }

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}

struct WaterShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Show(), phrases: ["Show \(.applicationName)"], shortTitle: "Show", systemImageName: "drop")
    }
}
