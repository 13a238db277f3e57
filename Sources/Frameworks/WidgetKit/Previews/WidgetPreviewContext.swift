import SwiftUI

/// A widget's size as a preview asks for it. Apple: WidgetKit/WidgetPreviewContext. Fidelity: documented.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    package let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
