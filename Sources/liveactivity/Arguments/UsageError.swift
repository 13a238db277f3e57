/// A mistake in the arguments, in one line.
struct UsageError: Error, Equatable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }

    /// A value that is not among the known ones, with the nearest of them.
    static func unknown(_ value: String, for option: String, among known: [String]) -> UsageError {
        let hint =
            NearestName.find(value, among: known).map { "did you mean \($0)?" } ?? "it takes \(known.joined(separator: ", "))"
        return UsageError("\(option) does not know \(value); \(hint)")
    }
}
