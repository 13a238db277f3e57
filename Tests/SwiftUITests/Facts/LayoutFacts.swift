import Testing

/// The table of facts about SwiftUI's layout, a test for each area and a case for each fact.
@Suite("Layout facts", FactReport())
@MainActor struct LayoutFacts {
    @Test("stack", arguments: StackFacts.all) func stack(_ fact: LayoutFact) { fact.check() }
    @Test("frame", arguments: FrameFacts.all) func frame(_ fact: LayoutFact) { fact.check() }
}
