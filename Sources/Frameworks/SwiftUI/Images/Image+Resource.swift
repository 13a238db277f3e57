import Foundation
import UIKit

extension Image {
    /// A picture of the asset catalogue.
    public init(_ resource: ImageResource, file: String = #filePath, line: Int = #line) {
        self.init(resource.name, file: file, line: line)
    }
}

extension Color {
    /// A colour of the asset catalogue. Apple: SwiftUI/Color/init(_:)-colorresource. Fidelity: documented.
    public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleKey, image: resource.name)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init(title, image: resource.name) }
}
