import Foundation

/// How a view fills a box of another shape. Apple: SwiftUI/ContentMode. Fidelity: documented.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}
