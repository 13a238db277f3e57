import Archive
import Foundation

/// A window: its views inside the safe area, and what is presented over them.
nonisolated struct WindowRoot<Content: View>: _PrimitiveView {
    typealias Body = Never
    let content: Content

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let inner = context.child(0)
        let nodes = inner.elements(of: view.content)
        let content = nodes.count == 1 ? nodes[0] : inner.node(VStackLayout(), children: nodes)
        let ground = context.child(named: "ground").element(of: Rectangle().fill(BackgroundStyle()))
        var children = [ground, content]
        var roles: [WindowLayout.Role] = [.ground, .content]
        for presentation in Self.presentations(in: content) {
            let over = context.child(named: presentation.anchor)
            children.append(over.element(of: PresentationDimming(presentation: presentation)))
            roles.append(.ground)
            children.append(over.child(named: "frame").element(of: PresentationFrame(presentation: presentation)))
            roles.append(presentation.kind == .menu ? .menu(presentation.anchor) : .presented(presentation.kind))
        }
        elements.append(
            context.node(WindowLayout(roles: roles, safeArea: context.environment.safeAreaInsets), children: children))
    }

    /// The presentations of the content, and those inside them.
    private static func presentations(in node: ViewNode) -> [Presentation] {
        (node.preference(PresentationsKey.self) ?? []).flatMap { [$0] + presentations(in: $0.node) }
    }
}

/// Darkens what lies below; a touch on it closes what closes by a touch beside it.
nonisolated struct PresentationDimming: View {
    let presentation: Presentation

    @MainActor var body: some View {
        switch presentation.kind {
        case .menu: Color.clear.touchable(.closure(presentation.dismiss))
        case .sheet, .dialog: Color.black.opacity(0.2).touchable(.closure(presentation.dismiss))
        case .alert: Color.black.opacity(0.2).touchable(.closure {})
        case .fullScreen: Color.clear
        }
    }
}

/// The ground that what is presented lies on.
nonisolated struct PresentationFrame: View {
    let presentation: Presentation
    @Environment(\.systemVersion) private var version

    @MainActor var body: some View {
        let isCurrent = version.major >= 26
        switch presentation.kind {
        case .menu: NodeView(node: presentation.node)
        case .alert:
            NodeView(node: presentation.node).frame(width: isCurrent ? 320 : 270)
                .background(Material.presentation, in: RoundedRectangle(cornerRadius: isCurrent ? 34 : 14))
        case .dialog:
            NodeView(node: presentation.node).frame(maxWidth: .infinity)
                .background(Material.presentation, in: RoundedRectangle(cornerRadius: isCurrent ? 34 : 14)).padding(8)
        case .sheet:
            NodeView(node: presentation.node).frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(BackgroundStyle())
                .clipShape(UnevenRoundedRectangle(topLeadingRadius: isCurrent ? 38 : 10, topTrailingRadius: isCurrent ? 38 : 10))
        case .fullScreen:
            NodeView(node: presentation.node).frame(maxWidth: .infinity, maxHeight: .infinity).background(BackgroundStyle())
        }
    }
}

/// Places the parts of a window in the order in which they cover each other.
struct WindowLayout: Layout {
    enum Role {
        case ground
        case content
        case presented(Presentation.Kind)
        case menu(ViewIdentity)
    }

    let roles: [Role]
    let safeArea: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let content = subviews.count > 1 ? subviews[1].sizeThatFits(proposal) : .zero
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let safe = CGRect(
            x: bounds.minX + safeArea.leading, y: bounds.minY + safeArea.top, width: max(bounds.width - safeArea.horizontal, 0),
            height: max(bounds.height - safeArea.vertical, 0))
        for (role, subview) in zip(roles, subviews) {
            switch role {
            case .ground, .presented(.fullScreen): subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .content, .presented(.alert):
                subview.place(at: CGPoint(x: safe.midX, y: safe.midY), anchor: .center, proposal: ProposedViewSize(safe.size))
            case .presented(.sheet):
                let top = safeArea.top + 10
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + top),
                    proposal: ProposedViewSize(width: bounds.width, height: max(bounds.height - top, 0)))
            case .presented(.dialog), .presented(.menu):
                subview.place(at: CGPoint(x: safe.midX, y: safe.maxY), anchor: .bottom, proposal: ProposedViewSize(safe.size))
            case .menu(let anchor): placeMenu(subview, anchor: anchor, in: safe, bounds, subviews)
            }
        }
    }

    /// Below what it belongs to, or above where there is no room.
    private func placeMenu(_ menu: LayoutSubview, anchor: ViewIdentity, in safe: CGRect, _ bounds: CGRect, _ subviews: LayoutSubviews) {
        // The anchor's frame is known once everything below is laid out.
        for subview in subviews { subview.node.layoutChildren() }
        let frame = subviews.lazy.compactMap { $0.node.frame(of: anchor, origin: bounds.origin) }.first ?? safe
        let size = menu.sizeThatFits(ProposedViewSize(safe.size))
        let x = min(max(frame.midX - size.width / 2, safe.minX + 8), max(safe.maxX - size.width - 8, safe.minX))
        let fitsBelow = frame.maxY + 8 + size.height <= safe.maxY
        let y = fitsBelow ? frame.maxY + 8 : max(frame.minY - 8 - size.height, safe.minY)
        menu.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(safe.size))
    }
}

extension ViewNode {
    /// The frame of a node inside this one, in the coordinates of this node's parent when its origin is added.
    func frame(of identity: ViewIdentity, origin: CGPoint) -> CGRect? {
        let own = frame.offsetBy(dx: origin.x, dy: origin.y)
        if self.identity == identity { return own }
        return children.lazy.compactMap { $0.frame(of: identity, origin: own.origin) }.first
    }
}
