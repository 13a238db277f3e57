import Foundation

/// Keeps an app's scenes evaluated while it runs, without a screen.
@MainActor
final class AppHost<Application: App> {
    private let application: Application
    private let storage = StateStorage()
    private var environment = EnvironmentValues()
    private var isScheduled = false
    private(set) var windows: [ViewNode] = []

    init(_ application: Application) {
        self.application = application
        storage.onChange = { [weak self] in self?.schedule() }
    }

    /// Evaluates all scenes and their windows; `onAppear`, `task` and `onChange` take effect.
    func evaluate() {
        isScheduled = false
        environment.instant = Date()
        let context = _ViewContext(environment: environment, storage: storage)
        var application = application
        withObservationTracking {
            DynamicProperties.install(in: &application, context)
            var collected = _SceneWindows()
            Application.Body._collect(application.body, context.child(0), into: &collected)
            windows = collected.contents.enumerated().map { $1(context.child(named: "window\($0)")) }
        } onChange: {
            DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.schedule() } }
        }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.evaluate() } }
    }

    /// Runs until the process is ended.
    func run() -> Never {
        evaluate()
        dispatchMain()
    }
}
