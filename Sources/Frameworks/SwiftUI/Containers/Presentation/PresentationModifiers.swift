import Archive
import Foundation

/// A height at which a sheet rests. Apple: SwiftUI/PresentationDetent.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case medium, large, height(CGFloat), fraction(CGFloat) }
    let kind: Kind
    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
}

extension Binding {
    /// Whether an optional value is there; false takes it away.
    func isSet<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

extension View {
    /// Apple: SwiftUI/View/sheet(isPresented:onDismiss:content:).
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Apple: SwiftUI/View/sheet(item:onDismiss:content:).
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, isPresented: item.isSet(), onDismiss: onDismiss) { if let item = item.wrappedValue { content(item) } }
    }

    /// Apple: SwiftUI/View/fullScreenCover(isPresented:onDismiss:content:).
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.fullScreen, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// A sheet on a phone. Apple: SwiftUI/View/popover(isPresented:attachmentAnchor:arrowEdge:content:).
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented: isPresented, content: content) }

    /// Accepted: sheets have their full height here. Apple: SwiftUI/View/presentationDetents(_:).
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Apple: SwiftUI/View/alert(_:isPresented:actions:message:).
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(.alert, isPresented: isPresented) {
            AlertBody(title: title, message: message(), actions: actions(), close: { isPresented.wrappedValue = false })
        }
    }
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() }) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() }) }
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Apple: SwiftUI/View/confirmationDialog(_:isPresented:titleVisibility:actions:message:).
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(.dialog, isPresented: isPresented) {
            AlertBody(
                title: titleVisibility == .visible ? Text(titleKey) : nil, message: message(), actions: actions(),
                close: { isPresented.wrappedValue = false })
        }
    }
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
    }
}

/// Title, message and buttons of an alert. Fidelity: guessed.
nonisolated struct AlertBody<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    let close: () -> Void
    @Environment(\.systemVersion) private var version

    @MainActor var body: some View {
        let isCurrent = version.major >= 26
        VStack(alignment: isCurrent ? .leading : .center, spacing: 8) {
            Group {
                title?.font(.headline)
                message.font(isCurrent ? .subheadline : .footnote).foregroundStyle(isCurrent ? .secondary : .primary)
            }
            .padding(.horizontal, isCurrent ? 8 : 0)
            AlertActions(actions: actions)
                .buttonStyle(AlertButtonStyle { [close] in close() })
                .padding(.top, 8)
        }
        .multilineTextAlignment(isCurrent ? .leading : .center)
        .padding(16)
    }
}

/// Two buttons side by side.
private struct PairLayout: Layout {
    private static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width.map { max($0 - Self.gap, 0) / 2 }, height: proposal.height)
        let sizes = subviews.map { $0.sizeThatFits(offer) }
        return CGSize(width: proposal.width ?? sizes.map(\.width).reduce(Self.gap, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let width = max(bounds.width - Self.gap, 0) / 2
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * (width + Self.gap), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The buttons of an alert, or the one that every alert has.
nonisolated struct AlertActions<Actions: View>: _PrimitiveView {
    typealias Body = Never
    let actions: Actions

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        var nodes = context.child(0).elements(of: view.actions)
        if nodes.isEmpty { nodes = context.child(1).elements(of: Button(action: {}, label: { Text(verbatim: "OK") })) }
        elements.append(
            nodes.count == 2 ? context.node(PairLayout(), children: nodes) : context.node(VStackLayout(spacing: 8), children: nodes))
    }
}

/// A wide button that closes the alert.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(configuration.role == .cancel ? .semibold : .regular)
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
            .frame(maxWidth: .infinity).frame(height: 48)
            .background(Color(provider: .fill(level: 2)), in: Capsule())
            .touchable(configuration.action.followed(by: close))
    }
}
