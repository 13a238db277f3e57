import Foundation
import UIKit

/// The schemes of addresses that belong to the running app.
enum AppAddresses {
    /// What `CFBundleURLTypes` of the information property list names.
    static var own: Set<String> {
        let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}

/// Keeps an app's scenes evaluated while it runs, without a screen.
///
/// Changes of state, of observed objects and of the scene's phase evaluate the scenes again, once per turn of the run loop.
@MainActor
final class AppHost<Application: App> {
    private let application: Application
    private lazy var storage = StateStorage { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.schedule() } }
    }
    private var environment = EnvironmentValues()
    private var isScheduled = false
    private(set) var windows: [ViewNode] = []

    /// Whether the app is in front. It starts inactive, so that the change to active is seen as on a phone.
    var scenePhase = ScenePhase.inactive {
        didSet { if scenePhase != oldValue { schedule() } }
    }

    init(_ application: Application) {
        self.application = application
        environment.deliversEvents = true
        // An address that the app opens comes back to it where it is its own; nobody else is there to open it.
        AddressOpening.set { [weak self] address in
            guard AppAddresses.own.contains(address.scheme?.lowercased() ?? "") else { return false }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.open(address) } }
            return true
        }
    }

    /// Evaluates all scenes and their windows; `onAppear`, `task` and `onChange` take effect.
    func evaluate() {
        isScheduled = false
        environment.instant = Date()
        environment.scenePhase = scenePhase
        let context = _ViewContext(environment: environment, storage: storage)
        var application = application
        storage.beginEvaluation()
        withObservationTracking {
            DynamicProperties.install(in: &application, context)
            var collected = _SceneWindows()
            Application.Body._collect(application.body, context.child(0), into: &collected)
            windows = collected.contents.enumerated().map { $1(context.child(named: "window\($0)")) }
        } onChange: {
            // The value is set after this call, so the evaluation waits for another turn.
            DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.schedule() } }
        }
        storage.endEvaluation()
    }

    /// Hands an address to `onOpenURL`.
    func open(_ address: URL) {
        for action in storage.openURLActions.values { action(address) }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.evaluate() } }
    }

    /// Brings the app to the front and runs until the process is ended.
    func run() -> Never {
        evaluate()
        scenePhase = .active
        dispatchMain()
    }
}
