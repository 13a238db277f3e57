import Archive
import CPango
import Foundation

struct SymbolSetting {
    func layout(_ request: SymbolRequest) -> SymbolLayout {
        SymbolLayout(
            size: CGSize(width: request.font.size * 1.15, height: request.font.size * 1.15), baselineOffset: request.font.size * 0.2,
            grade: .same)
    }
    func draw(_ request: SymbolRequest, in frame: CGRect, isStretched: Bool, on context: OpaquePointer, setSource: (Paint) -> Void) {}
}
struct SymbolFonts: Sendable { static let shared = SymbolFonts(); var diagnostics: [Diagnostic] { [] } }
