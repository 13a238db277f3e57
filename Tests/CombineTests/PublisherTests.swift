import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable {}

@Suite("Publishers") struct PublisherTests {
    @Test("Operators change, choose and thin out values")
    func operators() {
        var values: [String] = []
        let subscription = [1, 1, 2, 3, 3, 4, 5].publisher
            .removeDuplicates().filter { $0 != 3 }.dropFirst().map { $0 * 10 }.compactMap { $0 == 40 ? nil : "\($0)" }
            .eraseToAnyPublisher()
            .sink { values.append($0) }
        #expect(values == ["20", "50"])
        subscription.cancel()
    }

    @Test("A passthrough subject sends to those who listen, in order, until it ends")
    func passthrough() {
        let subject = PassthroughSubject<Int, Failed>()
        subject.send(1)
        var log: [String] = []
        var kept: Set<AnyCancellable> = []
        subject.sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("a\($0)") }).store(in: &kept)
        subject.sink(receiveCompletion: { _ in }, receiveValue: { log.append("b\($0)") }).store(in: &kept)
        subject.send(2)
        subject.send(completion: .failure(Failed()))
        subject.send(3)
        #expect(log == ["a2", "b2", "end"])
        var late: Subscribers.Completion<Failed>?
        subject.sink(receiveCompletion: { late = $0 }, receiveValue: { _ in }).store(in: &kept)
        #expect(late == .failure(Failed()))
    }

    @Test("A current value is sent to each newcomer, and to nobody after cancelling or letting go")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        do {
            let subscription = subject.sink { values.append($0) }
            subject.value = 2
            withExtendedLifetime(subscription) {}
        }
        subject.send(3)
        #expect(values == [1, 2])
        #expect(subject.value == 3)
    }

    @Test("A subscriber gets no more than it asked for, and the latest value when it asks again")
    func demand() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var subscription: (any Subscription)?
        var values: [Int] = []
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        subject.send(1)
        subject.send(2)
        #expect(values.isEmpty)
        subscription?.request(.max(1))
        subject.send(3)
        subject.send(4)
        subscription?.request(.max(1))
        #expect(values == [2, 4])
        #expect(Subscribers.Demand.max(2) + 3 == .max(5))
        #expect(Subscribers.Demand.unlimited - 3 == .unlimited)
        #expect(Subscribers.Demand.max(2) < .unlimited)
    }

    @Test("Assigning writes each value, and one value is enough for Just")
    func assign() {
        final class Target { var text = "" }
        let target = Target()
        let subscription = Just("written").assign(to: \.text, on: target)
        #expect(target.text == "written")
        subscription.cancel()
        var ends = 0
        let others = [
            Empty<Int, Never>().sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in }),
            Fail<Int, Failed>(error: Failed()).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in }),
        ]
        #expect(ends == 2)
        #expect(others.count == 2)
    }

    @Test("Values sent by several threads arrive one at a time, and none is lost")
    func threads() {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var sum = 0
        let subscription = subject.sink { sum += $0 }
        DispatchQueue.concurrentPerform(iterations: 1000) { subject.send($0) }
        #expect(sum == 499_500)
        subscription.cancel()
    }
}
