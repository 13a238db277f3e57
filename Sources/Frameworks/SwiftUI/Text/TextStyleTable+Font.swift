import UIKit

extension TextStyleTable {
    static func entry(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Entry { entry(style.tableStyle, size.rawValue) }
}

extension Font.TextStyle {
    var tableStyle: TextStyleTable.Style {
        switch self {
        case .largeTitle: return .largeTitle
        case .title: return .title
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .subheadline: return .subheadline
        case .body: return .body
        case .callout: return .callout
        case .footnote: return .footnote
        case .caption: return .caption
        case .caption2: return .caption2
        }
    }
}
