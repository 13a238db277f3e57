import Foundation

/// A picture of an asset catalogue by its generated name. Apple: DeveloperToolsSupport/ImageResource. Fidelity: documented.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// A picture of the asset catalogue.
    public init(_ resource: ImageResource, file: String = #filePath, line: Int = #line) {
        self.init(resource.name, file: file, line: line)
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleKey, image: resource.name)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init(title, image: resource.name) }
}
