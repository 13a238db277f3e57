import ActivitySystem
import Foundation
import Testing

@Suite("Staleness, end and removal") struct LifeTests {
    var scene = Scene()

    @Test("At its stale date an activity becomes stale and is drawn so; an update makes it active again")
    mutating func staleness() {
        let id = scene.started(stale: 480)
        #expect(scene.advance(479.5).isEmpty)
        let effects = scene.advance(0.5)
        #expect(effects.states == [.stale] && effects.draws == [true])
        #expect(scene.update(id).states == [.active])
        scene.advance(3600)
        #expect(scene.state(id) == .active)
    }

    @Test("A stale date that was moved no longer counts")
    mutating func movedStaleDate() {
        let id = scene.started(stale: 60)
        scene.update(id, stale: 120)
        #expect(scene.advance(90).states.isEmpty)
        #expect(scene.advance(30).states == [.stale])
    }

    @Test("The stale date need not be drawn, by a switch")
    func staleSwitch() {
        var limits = Limits()
        limits.drawsAtStaleDate = false
        var scene = Scene(limits: limits)
        _ = scene.started(stale: 60)
        let effects = scene.advance(60)
        #expect(effects.states == [.stale] && effects.draws.isEmpty)
    }

    @Test("Nobody ends it: ended by the system at 8 h, removed at 12 h, each with its reason")
    mutating func maximumDuration() {
        let id = scene.started()
        #expect(scene.advance(8 * 3600 - 1).isEmpty)
        let end = scene.advance(1)
        #expect(end.states == [.ended] && end.has(.maximumDuration))
        #expect(scene.system.dynamicIsland(of: Scene.pizza) == nil)
        #expect(scene.system.lockScreen(of: Scene.pizza).map(\.id) == [id])
        #expect(scene.advance(4 * 3600 - 1).isEmpty)
        let removal = scene.advance(1)
        #expect(removal.states == [.dismissed] && removal.contains(.removed(id)) && removal.has(.dismissal))
        #expect(scene.system[id] == nil)
    }

    @Test("A jump over both limits happens in order, each at its own instant")
    mutating func jump() {
        _ = scene.started(stale: 60)
        let effects = scene.advance(24 * 3600)
        #expect(effects.states == [.stale, .ended, .dismissed])
        let instants = effects.log.map { $0.instant.timeIntervalSince(Scene.start) }
        #expect(instants == instants.sorted())
        #expect(instants.first == 60 && instants.last == 12 * 3600)
    }

    @Test(
        "Dismissal policies: when an ended activity is removed",
        arguments: [
            (DismissalPolicy.default, 4 * 3600), (.immediate, 0), (.after(Scene.start + 3), 3), (.after(Scene.start + 9 * 3600), 4 * 3600),
            (.after(Scene.start - 5), 0),
        ] as [(DismissalPolicy, TimeInterval)])
    func dismissal(policy: DismissalPolicy, seconds: TimeInterval) {
        var scene = Scene()
        let id = scene.started()
        let effects = scene.end(id, policy)
        if seconds == 0 {
            #expect(effects.states == [.dismissed])
        } else {
            #expect(effects.states == [.ended])
            #expect(scene.advance(seconds - 0.001).states.isEmpty)
            #expect(scene.advance(0.001).states == [.dismissed])
        }
        #expect(scene.system[id] == nil)
    }

    @Test("The end takes the final content, or leaves the last one")
    mutating func finalContent() {
        let (first, second) = (scene.started(state: "{\"n\":1}"), scene.started(state: "{\"n\":1}"))
        scene.end(first, final: "{\"n\":2}")
        scene.end(second)
        #expect(scene.system[first]?.content.state == Data("{\"n\":2}".utf8))
        #expect(scene.system[second]?.content.state == Data("{\"n\":1}".utf8))
    }

    @Test("Nothing changes an ended activity any more, but the app may remove it earlier")
    mutating func afterTheEnd() {
        let id = scene.started()
        scene.end(id)
        #expect(scene.update(id).has(.ending))
        #expect(scene.update(id, by: .push).states.isEmpty)
        #expect(scene.end(id, .immediate, by: .push).states.isEmpty)
        #expect(scene.state(id) == .ended)
        #expect(scene.end(id, .immediate).states == [.dismissed])
        #expect(scene.update(id).has(.unknownActivity))
    }

    @Test("A swipe dismisses at once, and nothing brings it back")
    mutating func swipe() {
        let id = scene.started()
        #expect(scene.apply(.swipe(id)).states == [.dismissed])
        #expect(scene.update(id, by: .push).has(.unknownActivity))
        #expect(scene.system.activities.isEmpty)
    }

    @Test("Switching Live Activities off tells the app and dismisses what runs")
    mutating func switchedOff() {
        let id = scene.started()
        let other = scene.started(Scene.tea)
        let effects = scene.apply(.activitiesAllowed(Scene.pizza, false))
        #expect(effects.contains(.activitiesEnabled(Scene.pizza, false)) && effects.contains(.state(id, .dismissed)))
        #expect(scene.state(other) == .active)
        #expect(scene.apply(.activitiesAllowed(Scene.pizza, false)).contains(.activitiesEnabled(Scene.pizza, false)) == false)
    }

    @Test("A reboot keeps activities, or not, by a switch", arguments: [true, false])
    func reboot(survives: Bool) {
        var limits = Limits()
        limits.survivesReboot = survives
        var scene = Scene(limits: limits)
        let id = scene.started()
        let effects = scene.apply(.reboot)
        #expect(effects.has(.reboot))
        #expect(scene.state(id) == (survives ? .active : nil))
        let request = scene.request()
        #expect(scene.refusal(of: request) == .visibility)
    }
}
