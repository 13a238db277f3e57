/// Finds what somebody may have meant.
enum NearestName {
    /// The candidate with the fewest changed letters, or nil when none is near.
    static func find(_ name: String, among candidates: [String]) -> String? {
        let name = name.lowercased()
        let ranked = candidates.map { candidate -> (Int, String) in
            let candidateName = candidate.lowercased()
            let distance = candidateName == name ? 0 : candidateName.hasPrefix(name) && name.count > 2 ? 1 : distance(name, candidateName)
            return (distance, candidate)
        }
        guard let best = ranked.min(by: { $0.0 < $1.0 }) else { return nil }
        return best.0 <= max(2, name.count / 3) ? best.1 : nil
    }

    /// Letters to insert, remove, replace or swap with their neighbour.
    static func distance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        var rows = [Array(0...second.count)]
        for row in stride(from: 1, through: first.count, by: 1) {
            var next = [row]
            for column in stride(from: 1, through: second.count, by: 1) {
                let isSame = first[row - 1] == second[column - 1]
                var best = min(rows[row - 1][column] + 1, next[column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, rows[row - 2][column - 2] + 1)
                }
                next.append(best)
            }
            rows.append(next)
        }
        return rows[first.count][second.count]
    }
}
