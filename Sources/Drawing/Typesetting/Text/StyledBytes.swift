/// A text as bytes, with the range of each run, which moves along as bytes are replaced.
struct StyledBytes {
    private(set) var bytes: [UInt8] = []
    private(set) var ranges: [Range<Int>] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a run.
    mutating func append(_ run: String) {
        let start = bytes.count
        bytes += Array(run.utf8)
        ranges.append(start..<bytes.count)
    }

    /// Replaces bytes that lie in one run.
    mutating func replace(_ part: Range<Int>, with text: String) {
        let new = Array(text.utf8)
        bytes.replaceSubrange(part, with: new)
        let moved = new.count - part.count
        ranges = ranges.map { range in
            (range.lowerBound >= part.upperBound ? range.lowerBound + moved : range.lowerBound)..<(range.upperBound >= part.upperBound
                ? range.upperBound + moved : range.upperBound)
        }
    }

    /// Ends the text at a byte and adds a sign to the run that is last then.
    mutating func cut(at end: Int, with sign: String) {
        let new = Array(sign.utf8)
        let last = ranges.lastIndex { $0.lowerBound < end } ?? 0
        bytes = bytes.prefix(end) + new
        ranges = ranges.enumerated().map { index, range in
            if index > last { return bytes.count..<bytes.count }
            return range.lowerBound..<(index == last ? bytes.count : range.upperBound)
        }
    }
}
