import Foundation

/// A part of a list or form, with a header and a footer. Apple: SwiftUI/Section. Fidelity: documented.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("Section makes the elements of its parts") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        func add<Part: View>(_ part: Part, _ role: SectionRole.Part) {
            var inner = context.child(named: role)
            if inner.environment.isListed { inner.environment.listPart(role) }
            let first = elements.nodes.count
            Part._makeElements(part, inner, into: &elements)
            for node in elements.nodes[first...] { node.traits[SectionRole.self] = SectionRole(section: context.identity, part: role) }
        }
        add(view.header, .header)
        if view.isExpanded?.wrappedValue ?? true { add(view.content, .content) }
        add(view.footer, .footer)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer(), isExpanded: nil) }
    @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }
    @available(*, deprecated, message: "Use init(content:footer:) instead.")
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(content: content) { footer } }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    @available(*, deprecated, message: "Use init(content:header:) instead.")
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) { self.init(content: content) { header } }
    /// A section that can be closed.
    public nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}

/// Which part of which section an element is.
struct SectionRole: Equatable, ViewTraitKey {
    enum Part { case header, content, footer }
    let section: ViewIdentity
    let part: Part
    static var defaultValue: SectionRole? { nil }
}
