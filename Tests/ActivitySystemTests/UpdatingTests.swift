import ActivitySystem
import Foundation
import Testing

@Suite("Updating, alerts, order and tokens") struct UpdatingTests {
    var scene = Scene()

    @Test("An update replaces the content and is drawn")
    mutating func update() {
        let id = scene.started(state: "{\"n\":1}")
        let effects = scene.update(id, "{\"n\":2}")
        #expect(scene.system[id]?.content.state == Data("{\"n\":2}".utf8))
        #expect(effects.draws == [false] && effects.states.isEmpty)
    }

    @Test("An equal state is taken but not drawn again, unless the limits say so", arguments: [false, true])
    func equalContent(draws: Bool) {
        var limits = Limits()
        limits.drawsEqualContent = draws
        var scene = Scene(limits: limits)
        let id = scene.started(state: "{\"n\":1}")
        let effects = scene.update(id, "{\"n\":1}", stale: 60)
        #expect(effects.draws == (draws ? [false] : []))
        #expect(effects.has(.equalContent) == !draws)
        #expect(scene.advance(60).states == [.stale])
    }

    @Test("Older timestamps are ignored, equal and newer ones are not; without one it is now")
    mutating func timestamps() {
        let id = scene.started()
        scene.advance(10)
        scene.update(id, "{\"n\":2}", timestamp: -3, by: .push)
        #expect(scene.system[id]?.content.state == Data("{\"n\":2}".utf8))
        #expect(scene.update(id, "{\"n\":1}", timestamp: -4, by: .push).has(.timestamps))
        scene.update(id, "{\"n\":3}", timestamp: -3, by: .push)
        #expect(scene.system[id]?.content.state == Data("{\"n\":3}".utf8))
        scene.update(id, "{\"n\":4}")
        #expect(scene.update(id, "{\"n\":5}", timestamp: -1, by: .push).has(.timestamps))
        #expect(scene.end(id, timestamp: -1, by: .push).has(.timestamps))
        #expect(scene.system[id]?.content.state == Data("{\"n\":4}".utf8))
        #expect(scene.state(id) == .active)
    }

    @Test("An oversized update is dropped and explained")
    mutating func oversized() {
        let id = scene.started(state: "{\"n\":1}")
        let effects = scene.update(id, String(repeating: "x", count: 4095))
        #expect(effects.has(.contentSize) && effects.draws.isEmpty)
        #expect(scene.system[id]?.content.state == Data("{\"n\":1}".utf8))
    }

    @Test("An alert's texts are in the log")
    mutating func alert() {
        let id = scene.started()
        let effects = scene.update(id, alert: Alert(title: "Courier", body: "Ten minutes"))
        #expect(effects.contains(.alert(id, Alert(title: "Courier", body: "Ten minutes"))))
        let entry = effects.log.first { $0.rule == .alerting }
        #expect(entry?.message.contains("Courier") == true && entry?.message.contains("Ten minutes") == true)
    }

    @Test("The highest relevance comes first, of equals the first started; ended ones leave the island, not the Lock Screen")
    mutating func order() {
        let (first, second, third) = (scene.started(), scene.started(), scene.started(score: 0.5))
        #expect(scene.system.lockScreen(of: Scene.pizza).map(\.id) == [third, first, second])
        #expect(scene.system.dynamicIsland(of: Scene.pizza)?.id == third)
        scene.end(third)
        #expect(scene.system.dynamicIsland(of: Scene.pizza)?.id == first)
        #expect(scene.system.lockScreen(of: Scene.pizza).count == 3)
    }

    @Test("A token is wanted at the start, comes later, and is replaced; others have none")
    mutating func tokens() {
        let request = scene.request { $0.pushType = .token }
        let effects = scene.apply(.start(request))
        #expect(effects.contains(.needsPushToken(request.id)))
        #expect(scene.system[request.id]?.pushToken == nil)
        scene.apply(.pushToken(request.id, Data([1])))
        scene.apply(.pushToken(request.id, Data([2])))
        #expect(scene.system[request.id]?.pushToken == Data([2]))
        let without = scene.started()
        #expect(scene.apply(.pushToken(without, Data([3]))).has(.pushTokens))
        #expect(scene.system[without]?.pushToken == nil)
    }

    @Test("Tokens for starting belong to an app and a type")
    mutating func startTokens() {
        scene.apply(.startToken(Scene.pizza, attributesType: "Order", Data([9])))
        #expect(scene.system.startToken(of: Scene.pizza, attributesType: "Order") == Data([9]))
        #expect(scene.system.startToken(of: Scene.pizza, attributesType: "Other") == nil)
        #expect(scene.system.startToken(of: Scene.tea, attributesType: "Order") == nil)
    }

    @Test("Frequent pushes need the app's wish and the person's consent")
    mutating func frequentPushes() {
        #expect(scene.system.applications[Scene.pizza]?.areFrequentPushesEnabled == false)
        scene.apply(.declared(Application(id: Scene.pizza, supportsLiveActivities: true, supportsFrequentUpdates: true)))
        #expect(scene.system.applications[Scene.pizza]?.areFrequentPushesEnabled == true)
        #expect(scene.apply(.frequentPushesAllowed(Scene.pizza, false)).contains(.frequentPushesEnabled(Scene.pizza, false)))
    }

    @Test("A thousand activities fall due in the order of their dates")
    func deadlines() {
        var limits = Limits()
        limits.activitiesPerApplication = 1000
        var scene = Scene(limits: limits)
        var generator = Pseudorandom(seed: 5)
        for _ in 0..<1000 { _ = scene.started(stale: .random(in: 1...1000, using: &generator)) }
        let instants = scene.advance(1000).log.map(\.instant)
        #expect(instants.count == 1000 && instants == instants.sorted())
    }
}

/// Numbers that are the same in every run.
struct Pseudorandom: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
