import Foundation

/// The instants at which time alone changes an activity, earliest first: a binary heap.
struct Deadlines: Equatable, Sendable {
    struct Deadline: Equatable, Sendable {
        let date: Date
        let order: Int
        let activity: ActivityIdentifier

        static func < (first: Deadline, second: Deadline) -> Bool {
            (first.date, first.order) < (second.date, second.order)
        }
    }

    private var heap: [Deadline] = []

    var first: Deadline? { heap.first }

    mutating func insert(_ deadline: Deadline) {
        heap.append(deadline)
        var index = heap.count - 1
        while index > 0, heap[index] < heap[(index - 1) / 2] {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() {
        guard let last = heap.popLast(), !heap.isEmpty else { return }
        heap[0] = last
        var index = 0
        while true {
            let children = (2 * index + 1...2 * index + 2).filter { $0 < heap.count }
            guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[index] else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
