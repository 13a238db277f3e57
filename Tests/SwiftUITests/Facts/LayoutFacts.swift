import Testing

/// The table of facts about SwiftUI's layout, a test for each area and a case for each fact.
@Suite("Layout facts", FactReport())
@MainActor struct LayoutFacts {
    @Test("stack", arguments: StackFacts.all) func stack(_ fact: LayoutFact) { fact.check() }
    @Test("frame", arguments: FrameFacts.all) func frame(_ fact: LayoutFact) { fact.check() }
    @Test("spacing", arguments: SpacingFacts.all) func spacing(_ fact: LayoutFact) { fact.check() }
    @Test("shape", arguments: ShapeFacts.all) func shape(_ fact: LayoutFact) { fact.check() }
    @Test("image", arguments: ShapeFacts.pictures) func image(_ fact: LayoutFact) { fact.check() }
    @Test("geometry", arguments: GeometryFacts.all) func geometry(_ fact: LayoutFact) { fact.check() }
    @Test("text", arguments: TextFacts.all) func text(_ fact: LayoutFact) { fact.check() }
    @Test("lockscreen", arguments: LockScreenFacts.all) func lockscreen(_ fact: LayoutFact) { fact.check() }
    @Test("island", arguments: IslandFacts.all) func island(_ fact: LayoutFact) { fact.check() }
    @Test("grid", arguments: GridFacts.all) func grid(_ fact: LayoutFact) { fact.check() }
}
