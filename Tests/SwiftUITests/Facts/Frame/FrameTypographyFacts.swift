import SwiftUI

extension FrameFacts {
    /// Insets around a text of one line.
    @FactList static var typography: [LayoutFact] {
        padded("FRM-098", ".padding", EdgeInsets(16, 16), 99, 52.33)
        padded("FRM-099", ".padding()", EdgeInsets(16, 16), 111, 52.33)
        padded("FRM-100", ".padding(30)", EdgeInsets(30, 30), 159.67, 80.33)
        padded("FRM-103", ".padding(.horizontal, 15)", EdgeInsets(15, 0), 215.33, 20.33)
        padded(
            "FRM-104", ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))",
            EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40), 572.33, 50.33)
        LayoutFact(id: "FRM-106", standing: .held) {
            func toggle() -> some View { Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden() }
            let plain = Frames(toggle().fixedSize(), proposal: .unspecified).size
            let scaled = Frames(toggle().scaleEffect(x: 51.0 / 49, y: 32.0 / 31).fixedSize(), proposal: .unspecified).size
            return plain == scaled ? [] : ["\(scaled) instead of \(plain)"]
        }
    }

    private static func padded(_ id: String, _ string: String, _ insets: EdgeInsets, _ width: CGFloat, _ height: CGFloat) -> LayoutFact {
        size(id, of: .unspecified, width, height, tolerance: .font) { Text(verbatim: string).padding(insets) }
    }
}

extension EdgeInsets {
    fileprivate init(_ horizontal: CGFloat, _ vertical: CGFloat) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
