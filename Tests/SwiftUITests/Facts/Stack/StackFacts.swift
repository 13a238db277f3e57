/// Facts about stacks, an idea a file.
enum StackFacts {
    static var all: [LayoutFact] {
        spacers + hugging + division + priorities + overlapping + guides + emptiness + secondaries + tiles + typography + selection
    }
}
