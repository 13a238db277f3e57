import Foundation

/// Makes a value of any `Decodable` type out of nothing but the type: texts from the names of properties, dates around an instant,
/// the first case of an enum, two elements of a list, optionals present.
struct SampleDecoder: Decoder {
    /// Deeper than this, optionals are absent and lists empty, so that recursive types end.
    static let depthLimit = 8

    let values: SampleValues
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// The only key there is, for types that look which one they find: enums with associated values, dictionaries.
    let onlyKey: String?

    init(values: SampleValues, codingPath: [any CodingKey] = [], onlyKey: String? = nil) {
        self.values = values
        self.codingPath = codingPath
        self.onlyKey = onlyKey
    }

    /// A sample of a type.
    ///
    /// - Throws: What the type's own `init(from:)` throws when it does not like the samples.
    static func sample<T: Decodable>(of type: T.Type, around instant: Date) throws -> T {
        try SampleDecoder(values: SampleValues(instant: instant)).value(of: type)
    }

    var isDeep: Bool { codingPath.count > Self.depthLimit }

    func appending(_ key: any CodingKey) -> SampleDecoder { SampleDecoder(values: values, codingPath: codingPath + [key]) }

    func value<T: Decodable>(of type: T.Type) throws -> T {
        if let known = values.known(type, path: codingPath) as? T { return known }
        if let first = EnumShape.firstCase(of: type) { return first }
        if let name = EnumShape.firstPayloadCase(of: type) {
            if let value = try? T(from: SampleDecoder(values: values, codingPath: codingPath, onlyKey: name)) { return value }
        }
        do {
            let isDictionary = T.self is any DictionaryLike.Type
            return try T(from: isDictionary ? SampleDecoder(values: values, codingPath: codingPath, onlyKey: "first") : self)
        } catch {
            // A type that accepts few raw values, such as an enum that decodes itself.
            if let cases = T.self as? any CaseIterable.Type, let first = Self.first(of: cases) as? T { return first }
            throw error
        }
    }

    private static func first<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(KeyedSamples(decoder: self))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { UnkeyedSamples(decoder: self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleSample(decoder: self) }
}

private protocol DictionaryLike {}
extension Dictionary: DictionaryLike {}
