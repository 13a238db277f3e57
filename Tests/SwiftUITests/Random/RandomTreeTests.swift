import Archive
import Foundation
import Testing

@testable import SwiftUI

/// Properties that layout keeps whatever the tree and whatever is proposed. A failure prints the seed that grew the tree.
@MainActor @Suite struct RandomTreeTests {
    private static let seeds: Range<UInt64> = 1..<2_501

    private func frames(_ node: ViewNode) -> [CGRect] { [node.frame] + node.children.flatMap { frames($0) } }

    private func laidOut(_ view: some View, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> (
        frames: [CGRect], items: [DisplayItem], rendering: ViewRendering
    ) {
        let rendering = ViewRendering(view, environment: environment)
        let size = rendering.size(for: proposal).placeable
        let recorded = rendering.record(in: CGRect(origin: .zero, size: size), proposal: proposal)
        return (frames(rendering.root), recorded.items, rendering)
    }

    private func isFinite(_ rect: CGRect) -> Bool {
        [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
    }

    @Test("Frames are finite, whatever the tree and whatever is proposed")
    func finite() {
        for seed in Self.seeds {
            var tree = RandomTree(seed: seed)
            let view = tree.view(depth: 6)
            let proposal = tree.proposal()
            let result = laidOut(view, proposal, EnvironmentValues())
            let bad = result.frames.filter { !isFinite($0) }
            #expect(bad.isEmpty, "seed \(seed), proposed \(proposal)")
            if !bad.isEmpty { return }
        }
    }

    @Test("The same tree gives the same frames and the same display list")
    func deterministic() {
        for seed in Self.seeds.prefix(500) {
            var (first, second) = (RandomTree(seed: seed), RandomTree(seed: seed))
            let (one, two) = (first.view(depth: 5), second.view(depth: 5))
            let proposal = first.proposal()
            let (left, right) = (laidOut(one, proposal, EnvironmentValues()), laidOut(two, proposal, EnvironmentValues()))
            #expect(left.frames == right.frames, "seed \(seed), proposed \(proposal)")
            #expect("\(left.items)" == "\(right.items)", "seed \(seed), proposed \(proposal)")
            if left.frames != right.frames { return }
        }
    }

    @Test("Placing twice gives the same frames as placing once")
    func placedTwice() {
        for seed in Self.seeds.prefix(500) {
            var tree = RandomTree(seed: seed)
            let view = tree.view(depth: 5)
            let (proposal, other) = (tree.proposal(), tree.proposal())
            let first = laidOut(view, proposal, EnvironmentValues())
            let frame = first.rendering.root.frame
            // Another placement in between may leave nothing behind.
            _ = first.rendering.record(in: CGRect(x: 0, y: 0, width: 77, height: 33), proposal: other)
            _ = first.rendering.record(in: frame, proposal: proposal)
            let again = frames(first.rendering.root)
            #expect(first.frames == again, "seed \(seed), proposed \(proposal)")
            if first.frames != again { return }
        }
    }

    @Test("A hundred levels of stacks and modifiers are laid out, and quickly")
    func deep() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var tree = RandomTree(seed: seed)
            let view = (0..<100).reduce(AnyView(Color.red.frame(width: 20, height: 10))) { inner, level in
                switch level % 5 {
                case 0:
                    return AnyView(
                        HStack {
                            inner; Spacer()
                        })
                case 1: return AnyView(inner.padding(0.5))
                case 2:
                    return AnyView(
                        VStack(alignment: .leading) {
                            inner; Color.blue
                        })
                case 3: return AnyView(inner.frame(maxWidth: .infinity, alignment: .trailing))
                default: return AnyView(inner.background(Color.green))
                }
            }
            let proposal = tree.proposal()
            let result = laidOut(view, proposal, EnvironmentValues())
            #expect(result.frames.allSatisfy(isFinite), "seed \(seed), proposed \(proposal)")
        }
    }

    @Test("A hundred boxes around each other are laid out, and quickly")
    func boxes() {
        let view = (0..<100).reduce(AnyView(Text(verbatim: "Inside"))) { inner, level in
            AnyView(inner.frame(minWidth: CGFloat(level), alignment: level.isMultiple(of: 2) ? .topLeading : .centerFirstTextBaseline))
        }
        #expect(laidOut(view, ProposedViewSize(width: 300, height: 200), EnvironmentValues()).frames.count == 101)
    }

    /// Stacks of fixed frames, which a language from right to left mirrors and changes in nothing else.
    private func fixed(_ generator: inout SeededGenerator, depth: Int) -> AnyView {
        let length = { (generator: inout SeededGenerator) in CGFloat(Int.random(in: 1...40, using: &generator)) }
        guard depth > 0 else { return AnyView(Color.red.frame(width: length(&generator), height: length(&generator))) }
        let children = (0..<Int.random(in: 1..<4, using: &generator)).map { _ in fixed(&generator, depth: depth - 1) }
        let content = ForEach(0..<children.count, id: \.self) { children[$0] }
        let insets = EdgeInsets(top: 1, leading: length(&generator), bottom: 2, trailing: length(&generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return AnyView(HStack { content })
        case 1: return AnyView(VStack(alignment: .leading, spacing: 3) { content })
        case 2: return AnyView(ZStack(alignment: .bottomTrailing) { content }.padding(insets))
        default:
            return AnyView(
                HStack(alignment: .top, spacing: 5) {
                    content
                    Spacer()
                }
                .frame(width: 300, alignment: .trailing))
        }
    }

    @Test("From right to left, stacks of fixed frames are the mirror image of those from left to right")
    func mirrored() {
        for seed in Self.seeds.prefix(300) {
            var generator = SeededGenerator(seed: seed)
            let view = fixed(&generator, depth: 4)
            var environment = EnvironmentValues()
            let left = absolute(view, environment)
            environment.layoutDirection = .rightToLeft
            let right = absolute(view, environment)
            guard let width = left.first?.width, left.count == right.count else {
                Issue.record("seed \(seed): \(left.count) and \(right.count) frames")
                return
            }
            let isMirror = zip(left, right).allSatisfy { first, second in
                abs(second.minX - (width - first.maxX)) < 1e-6 && second.minY == first.minY && second.size == first.size
            }
            #expect(isMirror, "seed \(seed)")
            if !isMirror { return }
        }
    }

    private func absolute(_ view: some View, _ environment: EnvironmentValues) -> [CGRect] {
        func collect(_ node: ViewNode, _ origin: CGPoint) -> [CGRect] {
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            return [frame] + node.children.flatMap { collect($0, frame.origin) }
        }
        return collect(laidOut(view, .unspecified, environment).rendering.root, .zero)
    }
}
