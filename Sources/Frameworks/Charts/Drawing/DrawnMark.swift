import SwiftUI

/// A mark as an outline in the plot's points.
struct DrawnMark {
    enum Form {
        case fill(Path)
        case stroke(Path, StrokeStyle)
        case view(@MainActor () -> AnyView)
    }

    var form: Form
    /// What gradients span and annotations stand at.
    var bounds: CGRect
    var style: AnyShapeStyle
    /// The mark whose modifiers hold: the first of a line.
    var mark: Mark
    /// Annotations with what they stand at.
    var annotations: [(annotation: Annotation, target: CGRect)] = []
}

/// Colours and symbols by value.
struct MarkStyles {
    /// The colours that Charts takes in turn. Guessed beyond the first.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    var colorKeys: [_DataValue] = []
    var symbolKeys: [_DataValue] = []
    var dashKeys: [_DataValue] = []
    var positionKeys: [_DataValue] = []
    var sizes: ClosedRange<Double> = 0...1
    var given: [(key: _DataValue, style: AnyShapeStyle)] = []
    var range: [AnyShapeStyle] = []
    var givenSymbols: [(key: _DataValue, symbol: AnyChartSymbol)] = []

    init(_ marks: [Mark], _ settings: ChartSettings) {
        func keys(_ channel: (Mark) -> Channel?) -> [_DataValue] {
            var seen: Set<_DataValue> = []
            return marks.compactMap { channel($0)?.value }.filter { seen.insert($0).inserted }
        }
        colorKeys = settings.colorDomain + keys { $0.colorKey }.filter { !settings.colorDomain.contains($0) }
        symbolKeys = keys { $0.symbolKey }
        dashKeys = keys { $0.dashKey }
        positionKeys = keys { $0.positionKey }
        given = settings.colors
        range = settings.colorRange
        givenSymbols = settings.symbols
        let values = marks.compactMap { $0.sizeKey?.value.scalar }
        if let low = values.min(), let high = values.max() { sizes = min(low, 0)...high }
    }

    func color(_ key: _DataValue) -> AnyShapeStyle {
        if let style = given.first(where: { $0.key == key })?.style { return style }
        let index = colorKeys.firstIndex(of: key) ?? 0
        if !range.isEmpty { return range[index % range.count] }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    func style(of mark: Mark) -> AnyShapeStyle {
        mark.style ?? mark.colorKey.map { color($0.value) } ?? AnyShapeStyle(Color.blue)
    }

    func symbol(of mark: Mark) -> Mark.Symbol? {
        if let symbol = mark.symbol { return symbol }
        guard let key = mark.symbolKey?.value else { return nil }
        if let symbol = givenSymbols.first(where: { $0.key == key })?.symbol { return .shape(symbol) }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return .shape(AnyChartSymbol(BasicChartSymbolShape(kind: kinds[(symbolKeys.firstIndex(of: key) ?? 0) % kinds.count])))
    }

    /// 7 points across unless said otherwise; guessed.
    func symbolSize(of mark: Mark) -> CGSize {
        if let size = mark.symbolSize { return size }
        if let value = mark.sizeKey?.value.scalar, sizes.upperBound > sizes.lowerBound {
            let side = (20 + 380 * CGFloat((value - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound))).squareRoot()
            return CGSize(width: side, height: side)
        }
        return CGSize(width: 7, height: 7)
    }

    func lineStyle(of mark: Mark, width: CGFloat) -> StrokeStyle {
        var style = mark.lineStyle ?? StrokeStyle(lineWidth: width, lineCap: mark.kind == .line ? .round : .butt, lineJoin: .round)
        if let key = mark.dashKey?.value, style.dash.isEmpty {
            let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
            style.dash = dashes[(dashKeys.firstIndex(of: key) ?? 0) % dashes.count]
        }
        return style
    }
}
