/// What `survey` says at its end.
struct SurveyReport: Encodable {
    var version = 1
    var projects: [SurveyedProject]
    var compiled: Int
    var drawn: Int
    var seconds = 0.0

    init(projects: [SurveyedProject]) {
        self.projects = projects
        compiled = projects.count(where: \.compiles)
        drawn = projects.count(where: \.drawn)
    }

    var summary: String { "compiled \(compiled) of \(projects.count), drawn \(drawn) of \(projects.count)" }

    var status: ExitStatus {
        if compiled < projects.count { return .sourcesDoNotCompile }
        return drawn < projects.count ? .previewsFailed : .success
    }
}
