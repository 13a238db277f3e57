/// Every key that is asked for is there.
struct KeyedSamples<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { decoder.onlyKey.flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { decoder.onlyKey.map { $0 == key.stringValue } ?? true }
    func decodeNil(forKey key: Key) throws -> Bool { decoder.isDeep }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.appending(key).value(of: type) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        decoder.isDeep ? nil : try decode(type, forKey: key)
    }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder.appending(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder.appending(key).unkeyedContainer() }
    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder.appending(key) }
}

/// A list of two.
struct UnkeyedSamples: UnkeyedDecodingContainer {
    struct Index: CodingKey {
        var intValue: Int?
        var stringValue: String { String(intValue ?? 0) }
        init(_ index: Int) { intValue = index }
        init?(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { return nil }
    }

    let decoder: SampleDecoder
    private(set) var currentIndex = 0

    init(decoder: SampleDecoder) { self.decoder = decoder }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.isDeep ? 0 : 2 }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    private mutating func next() -> SampleDecoder {
        defer { currentIndex += 1 }
        return decoder.appending(Index(currentIndex))
    }

    mutating func decodeNil() throws -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().value(of: type) }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        try next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { next() }
}

/// One value.
struct SingleSample: SingleValueDecodingContainer {
    let decoder: SampleDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    func decodeNil() -> Bool { decoder.isDeep }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(of: type) }
}
