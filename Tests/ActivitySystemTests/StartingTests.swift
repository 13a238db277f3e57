import ActivitySystem
import Foundation
import Testing

@Suite("Starting") struct StartingTests {
    var scene = Scene()

    @Test("A start is drawn, active, and explained")
    mutating func start() {
        let request = scene.request()
        let effects = scene.apply(.start(request))
        #expect(scene.state(request.id) == .active)
        #expect(effects.draws == [false])
        #expect(effects.has(.starting))
    }

    @Test("An app without NSSupportsLiveActivities, and one nobody declared, are unsupported targets")
    mutating func unsupportedTarget() {
        scene.apply(.declared(Application(id: Scene.pizza, supportsLiveActivities: false)))
        let (own, unknown) = (scene.request(), scene.request(ApplicationIdentifier("nobody.here")))
        #expect(scene.refusal(of: own) == .unsupportedTarget)
        #expect(scene.refusal(of: unknown) == .unsupportedTarget)
    }

    @Test("A device without Live Activities supports none")
    func unsupported() {
        var limits = Limits()
        limits.supportsLiveActivities = false
        var scene = Scene(limits: limits)
        let request = scene.request()
        #expect(scene.refusal(of: request) == .unsupported)
    }

    @Test("Switched off in Settings means denied, also between check and request")
    mutating func denied() {
        let request = scene.request()
        #expect(scene.system.applications[Scene.pizza]?.areActivitiesEnabled == true)
        scene.apply(.activitiesAllowed(Scene.pizza, false))
        #expect(scene.system.applications[Scene.pizza]?.areActivitiesEnabled == false)
        #expect(scene.refusal(of: request) == .denied)
        scene.apply(.activitiesAllowed(Scene.pizza, true))
        #expect(scene.refusal(of: request) == nil)
    }

    @Test("Only a foreground-active app may start", arguments: [ScenePhase.background, .foregroundInactive])
    func visibility(phase: ScenePhase) {
        var scene = Scene()
        scene.apply(.scenePhase(Scene.pizza, phase))
        let request = scene.request()
        #expect(scene.refusal(of: request) == .visibility)
        let fromIntent = scene.request { $0.isFromIntent = true }
        #expect(scene.refusal(of: fromIntent) == nil)
    }

    @Test("An extension may not start, and sees no activities")
    mutating func processRoles() {
        let request = scene.request { $0.role = .extension }
        #expect(scene.refusal(of: request) == .visibility)
        _ = scene.started()
        #expect(scene.system.activities(of: Scene.pizza, role: .extension).isEmpty)
        #expect(scene.system.activities(of: Scene.pizza).count == 1)
        #expect(scene.system.activities(of: Scene.tea).isEmpty)
    }

    @Test("Process, entitlement and identifier are checked")
    mutating func otherRefusals() {
        let noProcess = scene.request { $0.processIdentifier = nil }
        #expect(scene.refusal(of: noProcess) == .missingProcessIdentifier)
        let malformed = scene.request { $0.id = ActivityIdentifier("order 5") }
        #expect(scene.refusal(of: malformed) == .malformedActivityIdentifier)
        let taken = scene.started()
        let again = scene.request { $0.id = taken }
        #expect(scene.refusal(of: again) == .malformedActivityIdentifier)
        let foreign = scene.request(Scene.tea) { $0.id = taken }
        #expect(scene.refusal(of: foreign) == .reconnectNotPermitted)
        scene.apply(.declared(Application(id: Scene.pizza, supportsLiveActivities: true, isEntitled: false)))
        let unentitled = scene.request()
        #expect(scene.refusal(of: unentitled) == .unentitled)
    }

    @Test("Attributes and state together may take 4,096 bytes and not one more")
    mutating func size() {
        let fits = scene.request { $0.attributes = Data(count: 4094) }
        #expect(scene.refusal(of: fits) == nil)
        let tooLarge = scene.request { $0.attributes = Data(count: 4095) }
        #expect(scene.refusal(of: tooLarge) == .attributesTooLarge)
    }

    @Test("The sixth of an app is refused while the app stays enabled, and one that ends makes room")
    mutating func maximumPerApplication() {
        var ids: [ActivityIdentifier] = []
        for number in 0..<5 { ids.append(scene.started { $0.attributesType = "Type\(number)" }) }
        let sixth = scene.request()
        #expect(scene.refusal(of: sixth) == .targetMaximumExceeded)
        #expect(scene.system.applications[Scene.pizza]?.areActivitiesEnabled == true)
        let other = scene.request(Scene.tea)
        #expect(scene.refusal(of: other) == nil)
        scene.end(ids[2])
        #expect(scene.state(ids[2]) == .ended)
        #expect(scene.refusal(of: sixth) == nil)
    }

    @Test("Ended activities take places where the limits say so")
    func endedTakePlaces() {
        var limits = Limits()
        limits.endedActivitiesTakePlaces = true
        limits.activitiesPerApplication = 1
        var scene = Scene(limits: limits)
        let first = scene.started()
        scene.end(first)
        let second = scene.request()
        #expect(scene.refusal(of: second) == .targetMaximumExceeded)
    }

    @Test("The device's maximum counts the running activities of all apps")
    func maximumPerDevice() {
        var limits = Limits()
        limits.activitiesPerDevice = 2
        var scene = Scene(limits: limits)
        let first = scene.started()
        _ = scene.started(Scene.tea)
        let third = scene.request()
        #expect(scene.refusal(of: third) == .globalMaximumExceeded)
        scene.apply(.swipe(first))
        #expect(scene.refusal(of: third) == nil)
    }

    @Test("A stale date that has passed creates a stale activity that is never shown, until an update freshens it")
    mutating func staleAtStart() {
        let request = scene.request(stale: -1)
        let effects = scene.apply(.start(request))
        #expect(scene.state(request.id) == .stale)
        #expect(effects.draws.isEmpty && effects.has(.staleness))
        #expect(scene.system.lockScreen(of: Scene.pizza).isEmpty)
        scene.update(request.id, stale: 60)
        #expect(scene.system.lockScreen(of: Scene.pizza).map(\.id) == [request.id])
    }

    @Test("A scheduled activity is pending, counts, starts at its date with its alert, and lives eight hours from then")
    mutating func scheduled() {
        let alert = Alert(title: "Kick-off", body: "Now")
        let id = scene.started {
            $0.startDate = Scene.start + 3600; $0.alert = alert
        }
        #expect(scene.state(id) == .pending)
        #expect(scene.system.lockScreen(of: Scene.pizza).isEmpty)
        for _ in 0..<4 { _ = scene.started() }
        let sixth = scene.request()
        #expect(scene.refusal(of: sixth) == .targetMaximumExceeded)
        #expect(scene.system.nextDeadline == Scene.start + 3600)
        let effects = scene.advance(3600)
        #expect(effects.contains(.state(id, .active)) && effects.contains(.alert(id, alert)))
        scene.advance(8 * 3600 - 1)
        #expect(scene.state(id) == .active)
        scene.advance(1)
        #expect(scene.state(id) == .ended)
    }

    @Test("A scheduled activity that is ended before its date was never seen")
    mutating func cancelled() {
        let id = scene.started { $0.startDate = Scene.start + 60 }
        #expect(scene.end(id).states == [.dismissed])
        #expect(scene.advance(60).isEmpty)
    }
}
