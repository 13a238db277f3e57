import Foundation

/// What stands in a localised text: a figure, a text, a value with its format, or another localised text.
package enum LocalizationArgument: Equatable, Hashable, Sendable {
    case plain(FormatArgument)
    case formatted(LocalizedFormat)
    case resource(LocalizedStringResourceBox)

    /// The figure or text, for the choice of a plural form.
    var plain: FormatArgument? {
        if case .plain(let argument) = self { return argument }
        return nil
    }

    func written(_ specifier: String, in locale: Locale) -> String {
        switch self {
        case .plain(let argument): return argument.written(specifier, in: locale)
        case .formatted(let format): return format.string(in: locale)
        case .resource(let box): return String(localized: box.resource)
        }
    }
}

/// A value with the format that writes it; compared and stored as what it writes in a fixed locale.
package struct LocalizedFormat: Equatable, Hashable, Sendable {
    private let write: @Sendable (Locale) -> String
    private let sample: String

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String, F.FormatInput: Sendable, F: Sendable {
        write = { format.locale($0).format(input) }
        sample = write(.root)
    }

    func string(in locale: Locale) -> String { write(locale) }

    package static func == (left: LocalizedFormat, right: LocalizedFormat) -> Bool { left.sample == right.sample }
    package func hash(into hasher: inout Hasher) { hasher.combine(sample) }
}

/// A resource inside a resource.
package final class LocalizedStringResourceBox: Equatable, Hashable, Sendable {
    let resource: LocalizedStringResource
    init(_ resource: LocalizedStringResource) { self.resource = resource }
    package static func == (left: LocalizedStringResourceBox, right: LocalizedStringResourceBox) -> Bool { left.resource == right.resource }
    package func hash(into hasher: inout Hasher) { hasher.combine(resource.key) }
}

extension LocalizationArgument: Codable {
    private enum CodingKeys: CodingKey { case integer, unsigned, double, string, resource }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try values.decodeIfPresent(Int64.self, forKey: .integer) {
            self = .plain(.integer(value))
        } else if let value = try values.decodeIfPresent(UInt64.self, forKey: .unsigned) {
            self = .plain(.unsigned(value))
        } else if let value = try values.decodeIfPresent(Double.self, forKey: .double) {
            self = .plain(.double(value))
        } else if let value = try values.decodeIfPresent(LocalizedStringResource.self, forKey: .resource) {
            self = .resource(LocalizedStringResourceBox(value))
        } else {
            self = .plain(.string(try values.decode(String.self, forKey: .string)))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .plain(.integer(let value)): try values.encode(value, forKey: .integer)
        case .plain(.unsigned(let value)): try values.encode(value, forKey: .unsigned)
        case .plain(.double(let value)): try values.encode(value, forKey: .double)
        case .plain(.string(let value)): try values.encode(value, forKey: .string)
        // A format is a closure, which cannot travel: what it writes does.
        case .formatted(let format): try values.encode(format.string(in: StringCatalogues.shared.locale), forKey: .string)
        case .resource(let box): try values.encode(box.resource, forKey: .resource)
        }
    }
}
