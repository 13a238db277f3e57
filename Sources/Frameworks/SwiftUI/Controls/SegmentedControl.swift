import Foundation

/// Choices side by side, 32 points high and equally wide. Fidelity: height measured (CTL-007), distances guessed.
nonisolated struct SegmentedControl<Chosen: View>: View {
    let segments: [NodeView]
    let selected: Int?
    /// The selected segment's content, which is heavier than the others.
    let chosen: Chosen
    let choose: @MainActor (Int) -> Void
    @Environment(\.systemVersion) private var version
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        EqualWidthLayout() {
            ForEach(segments.indices, id: \.self) { index in
                ZStack { if index == selected { chosen.font(.system(size: 13, weight: .semibold)) } else { segments[index] } }
                    .lineLimit(1)
                    .padding(.horizontal, 11)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { if index == selected { outline(2).fill(thumb).shadow(color: .black.opacity(0.12), radius: 2, y: 1) } }
                    .touchable(.closure { choose(index) })
            }
        }
        .padding(2)
        .frame(height: 32)
        .background(Color(provider: .fill(level: 2)), in: outline(0))
        .modifier(RowControl())
    }

    private var thumb: Color { colorScheme == .dark ? Color(red: 0.388, green: 0.388, blue: 0.4) : .white }

    private func outline(_ inset: CGFloat) -> AnyShape {
        version.major >= 26 ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 9 - inset))
    }
}

/// Gives every subview the width of the widest, or an equal share of what is offered.
struct EqualWidthLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = ideal.map(\.width).max() ?? 0
        return CGSize(width: proposal.width ?? widest * CGFloat(subviews.count), height: proposal.height ?? ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Choices on a drum; the chosen one in the middle, 216 points high. Fidelity: guessed.
nonisolated struct WheelPicker: View {
    let rows: [NodeView]
    let selected: Int
    let choose: @MainActor (Int) -> Void

    @MainActor var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8).fill(Color(provider: .fill(level: 2))).frame(height: 34).padding(.horizontal, 9)
            ForEach(rows.indices.filter { abs($0 - selected) <= 3 }, id: \.self) { index in
                let distance = CGFloat(index - selected)
                rows[index].font(.system(size: 23 - 2 * abs(distance))).lineLimit(1)
                    .opacity(1 - 0.27 * Double(abs(distance)))
                    .frame(maxWidth: .infinity).frame(height: 34)
                    .touchable(.closure { choose(index) })
                    .offset(y: 34 * distance * (1 - 0.06 * abs(distance)))
            }
        }
        .frame(height: 216)
        .frame(minWidth: 60)
        .clipped()
    }
}
