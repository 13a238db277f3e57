/// A type that shows views in a preview. Apple: SwiftUI/PreviewProvider. Fidelity: documented.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views; each top-level element is a preview of its own.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews run on. Apple: SwiftUI/PreviewPlatform. Fidelity: documented.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
