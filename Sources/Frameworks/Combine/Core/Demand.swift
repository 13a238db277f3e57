extension Subscribers {
    /// How many values a subscriber wants. Apple: Combine/Subscribers/Demand.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// Nil stands for a demand without limit.
        public let max: Int?

        public static let unlimited = Demand(limit: nil)
        public static let none = Demand(limit: 0)

        /// A demand of so many values; a negative count traps, as at Apple.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(limit: value)
        }

        private init(limit: Int?) { max = limit }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let first = left.max, let second = right.max else { return .unlimited }
            let (sum, overflows) = first.addingReportingOverflow(second)
            return overflows ? .unlimited : Demand(limit: sum)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// A demand without limit stays without limit; others never go below none.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let first = left.max else { return .unlimited }
            guard let second = right.max else { return .none }
            return Demand(limit: Swift.max(0, first - second))
        }

        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let first = left.max else { return false }
            guard let second = right.max else { return true }
            return first < second
        }

        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
        public static func >= (left: Demand, right: Int) -> Bool { left >= .max(right) }
        public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
    }
}
