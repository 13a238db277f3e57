import Combine
import Testing

private class Recipe: ObservableObject {
    @Published var title = "Soup"
    @Published var minutes = 8
}

private final class Cake: Recipe {
    @Published var layers = 2
}

private final class Bare: ObservableObject {
    func change() { objectWillChange.send() }
}

private final class Owner: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var unheard = 0
}

@Suite("Observable objects") struct ObservableObjectTests {
    @Test("An object says that it will change before it has changed")
    func sendsBeforeTheChange() {
        let recipe = Recipe()
        var seen: [String] = []
        let subscription = recipe.objectWillChange.sink { seen.append(recipe.title) }
        recipe.title = "Stew"
        recipe.minutes = 9
        #expect(seen == ["Soup", "Stew"])
        #expect(recipe.title == "Stew")
        subscription.cancel()
        recipe.title = "Broth"
        #expect(seen.count == 2)
    }

    @Test("An object has one publisher, with published properties, inherited ones, or none")
    func hasOnePublisher() {
        let cake = Cake()
        #expect(cake.objectWillChange === cake.objectWillChange)
        let bare = Bare()
        #expect(bare.objectWillChange === bare.objectWillChange)
        #expect(bare.objectWillChange !== Bare().objectWillChange)
        var changes = 0
        let subscriptions = [cake.objectWillChange.sink { changes += 1 }, bare.objectWillChange.sink { changes += 10 }]
        cake.title = "Torte"
        cake.layers = 3
        bare.change()
        #expect(changes == 12)
        #expect(subscriptions.count == 2)
    }

    @Test("The publishers of objects that are gone are never handed to newcomers at the same address")
    func forgetsTheDead() {
        for _ in 0..<500 {
            let bare = Bare()
            var changes = 0
            let subscription = bare.objectWillChange.sink { changes += 1 }
            bare.change()
            #expect(changes == 1)
            subscription.cancel()
        }
    }

    @Test("A publisher of the object's own is left alone by its published properties")
    func ownPublisher() {
        let owner = Owner()
        var heard: [Int] = []
        let subscription = owner.objectWillChange.sink { heard.append($0) }
        owner.unheard = 4
        owner.objectWillChange.send(7)
        #expect(heard == [7])
        subscription.cancel()
    }

    @Test("A published property sends its value at once, and a new one before it has it")
    func publishedProperty() {
        let recipe = Recipe()
        var pairs: [[Int]] = []
        let subscription = recipe.$minutes.sink { pairs.append([$0, recipe.minutes]) }
        recipe.minutes = 5
        #expect(pairs == [[8, 8], [5, 8]])
        #expect(recipe.minutes == 5)
        subscription.cancel()
    }

    @Test("A published property can be fed by a publisher, and ends with its object")
    func assignToPublished() {
        var recipe: Recipe? = Recipe()
        let subject = PassthroughSubject<Int, Never>()
        if let recipe { subject.assign(to: &recipe.$minutes) }
        subject.send(12)
        #expect(recipe?.minutes == 12)
        var isOver = false
        let subscription = recipe?.$title.sink(receiveCompletion: { _ in isOver = true }, receiveValue: { _ in })
        weak let watched = recipe
        recipe = nil
        #expect(watched == nil)
        #expect(isOver)
        subscription?.cancel()
    }
}
