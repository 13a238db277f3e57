import Archive

/// OpenType features of a run: no ligatures that redraw arrows and signs, a raised colon between digits, digits of one width.
enum FontFeatures {
    static func parts(of font: FontDescriptor, in string: String, _ range: Range<Int>) -> [(String, Range<Int>)] {
        var base = "calt=0,liga=0"
        switch font.smallCaps {
        case .none: break
        case .lowercase: base += ",smcp=1"
        case .uppercase: base += ",c2sc=1"
        case .all: base += ",smcp=1,c2sc=1"
        }
        var parts = [(base, range)]
        let bytes = Array(string.utf8)
        var position = range.lowerBound
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        while position < range.upperBound {
            guard isDigit(bytes[position]) else {
                position += 1
                continue
            }
            let start = position
            var hasColon = false
            while position < range.upperBound {
                let byte = bytes[position]
                if isDigit(byte) {
                    position += 1
                } else if byte == 0x3A || byte == 0x2E || byte == 0x2C, position + 1 < range.upperBound, isDigit(bytes[position + 1]) {
                    hasColon = hasColon || byte == 0x3A
                    position += 1
                } else {
                    break
                }
            }
            var features = base
            // Alternates stay off outside the colon, since they change other signs too.
            if hasColon { features = features.replacingOccurrences(of: "calt=0", with: "calt=1") }
            if font.hasMonospacedDigits { features += ",tnum=1,kern=0" }
            if features != base { parts.append((features, start..<position)) }
        }
        return parts
    }
}
