import Foundation

@testable import SwiftUI

/// A tree of views that a seed grows: containers, modifiers and leaves in any order, with reasonable and unreasonable figures.
struct RandomTree {
    private var generator: SeededGenerator
    /// Figures that a view may be given, from the usual to those no layout can mean.
    private static let figures: [CGFloat] = [
        0, 1.0 / 3, 1, 4, 8, 10, 16, 24.5, 40, 100, 333, 5000, -1, -50, .infinity, -.infinity, .nan, 1e30,
    ]

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func figure() -> CGFloat { Self.figures[Int.random(in: 0..<Self.figures.count, using: &generator)] }

    /// A figure or none.
    mutating func side() -> CGFloat? { Bool.random(using: &generator) ? figure() : nil }

    mutating func proposal() -> ProposedViewSize { ProposedViewSize(width: side(), height: side()) }

    private mutating func alignment() -> Alignment {
        let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading, .top, .centerFirstTextBaseline, .trailingLastTextBaseline]
        return all[Int.random(in: 0..<all.count, using: &generator)]
    }

    /// A view of at most this many levels.
    @MainActor mutating func view(depth: Int) -> AnyView {
        guard depth > 0, Int.random(in: 0..<8, using: &generator) > 0 else { return leaf() }
        return Bool.random(using: &generator) ? container(depth: depth) : modified(depth: depth)
    }

    @MainActor private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: return AnyView(Color.red)
        case 1: return AnyView(Spacer(minLength: side()))
        case 2: return AnyView(Divider())
        case 3: return AnyView(Circle().strokeBorder(Color.blue, lineWidth: figure()))
        case 4: return AnyView(Text(verbatim: "Arrives in a while").font(.caption))
        case 5: return AnyView(EmptyView())
        case 6: return AnyView(Image(systemName: "star.fill").resizable())
        case 7: return AnyView(Capsule().trim(from: figure(), to: figure()).fill(Color.green))
        default: return AnyView(Color.red.frame(width: 20, height: 10))
        }
    }

    @MainActor private mutating func container(depth: Int) -> AnyView {
        let children = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in view(depth: depth - 1) }
        let content = ForEach(0..<children.count, id: \.self) { children[$0] }
        let alignment = alignment()
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return AnyView(HStack(alignment: alignment.vertical, spacing: side()) { content })
        case 1: return AnyView(VStack(alignment: alignment.horizontal, spacing: side()) { content })
        case 2: return AnyView(ZStack(alignment: alignment) { content })
        case 3: return AnyView(GeometryReader { _ in content })
        case 4: return AnyView(ViewThatFits { content })
        case 5:
            return AnyView(
                Grid(alignment: alignment, horizontalSpacing: side(), verticalSpacing: side()) {
                    GridRow { content }
                    content.gridCellColumns(2)
                    GridRow(alignment: alignment.vertical) { content.gridColumnAlignment(.leading) }
                })
        case 6: return AnyView(AnyLayout(VStackLayout(spacing: side())) { content })
        default: return AnyView(Group { content })
        }
    }

    @MainActor private mutating func modified(depth: Int) -> AnyView {
        let inner = view(depth: depth - 1)
        let alignment = alignment()
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: return AnyView(inner.frame(width: side(), height: side(), alignment: alignment))
        case 1:
            return AnyView(
                inner.frame(
                    minWidth: side(), idealWidth: side(), maxWidth: side(), minHeight: side(), idealHeight: side(), maxHeight: side(),
                    alignment: alignment))
        case 2: return AnyView(inner.padding(figure()))
        case 3: return AnyView(inner.padding(EdgeInsets(top: figure(), leading: figure(), bottom: figure(), trailing: figure())))
        case 4: return AnyView(inner.fixedSize(horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator)))
        case 5: return AnyView(inner.aspectRatio(side(), contentMode: Bool.random(using: &generator) ? .fit : .fill))
        case 6: return AnyView(inner.position(x: figure(), y: figure()))
        case 7: return AnyView(inner.offset(x: figure(), y: figure()))
        case 8: return AnyView(inner.overlay(alignment: alignment) { view(depth: depth - 1) })
        case 9: return AnyView(inner.background(alignment: alignment) { view(depth: depth - 1) })
        case 10: return AnyView(inner.layoutPriority(Double(figure())))
        case 11:
            let value = figure()
            return AnyView(inner.alignmentGuide(.leading) { $0.width / 2 + value }.alignmentGuide(.firstTextBaseline) { _ in value })
        case 12: return AnyView(inner.scaleEffect(x: figure(), y: figure()).rotationEffect(.degrees(figure())).clipped())
        default: return AnyView(inner.id(Int.random(in: 0..<3, using: &generator)).zIndex(Double(figure())))
        }
    }
}
