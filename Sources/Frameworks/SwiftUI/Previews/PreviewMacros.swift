/// Declares a preview of views. Apple: SwiftUI/Preview(_:traits:_:body:). Fidelity: documented.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "ViewPreviewMacro")

/// Declares an entry of the environment, with its key. Apple: SwiftUI/Entry(). Fidelity: documented.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
