/// The text of a file in the encoding that the compiler reads.
enum SourceText {
    /// Text in UTF-8: that of files which are in UTF-16 with a byte order mark, or else in Windows-1252, is put over.
    ///
    /// - Returns: The bytes as they are when they are UTF-8 already.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                isLittle
                    ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
            }
            return [UInt8](String(decoding: units, as: UTF16.self).utf8)
        }
        if String(validating: bytes, as: UTF8.self) != nil { return bytes }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let value = (0x80...0x9F).contains(byte) ? upperControls[Int(byte) - 0x80] : UInt16(byte)
            text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return [UInt8](String(text).utf8)
    }

    /// What Windows-1252 has in place of the control characters 80 to 9F; those without a character stay.
    private static let upperControls: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
