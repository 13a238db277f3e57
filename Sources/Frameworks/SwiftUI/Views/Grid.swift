import Foundation

/// Views in rows and columns. Apple: SwiftUI/Grid. Fidelity: measured (layout-notes 7).
public nonisolated struct Grid<Content: View>: _PrimitiveView {
    public typealias Body = Never
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: Where a cell smaller than its place lies in it.
    ///   - horizontalSpacing: Between columns in points; nil is what the cells prefer.
    ///   - verticalSpacing: Between rows in points; nil is what the cells prefer.
    ///   - content: Rows, and views that span all columns.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(ContainerBuilding.node(view.layout, view.content, context))
    }
}

/// A row of a grid; elsewhere a group. Apple: SwiftUI/GridRow. Fidelity: documented.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        for node in context.child(0).elements(of: view.content) {
            node.traits[GridCellTraits.self].row = context.identity
            node.traits[GridCellTraits.self].rowAlignment = view.alignment
            elements.append(node)
        }
    }
}

extension View {
    private nonisolated func gridCell(_ change: @escaping (inout GridCellTraits) -> Void) -> some View {
        modifier(_TraitModifier { change(&$0[GridCellTraits.self]) })
    }

    /// Lets a cell cover several columns. Apple: SwiftUI/View/gridCellColumns(_:).
    public nonisolated func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = count } }
    /// Where the cell stands in its room. Apple: SwiftUI/View/gridCellAnchor(_:).
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }
    /// How the cell's whole column is aligned. Apple: SwiftUI/View/gridColumnAlignment(_:).
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { gridCell { $0.columnAlignment = guide } }
    /// Keeps the cell from sizing its column or row. Apple: SwiftUI/View/gridCellUnsizedAxes(_:).
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridCell { $0.unsizedAxes = axes } }
}
