import Archive
import Foundation
extension Typesetter {
    public func draw(
        _ request: TextRequest, in frame: CGRect, at instant: Date, on context: OpaquePointer, asPaths: Bool, setSource: (Paint) -> Void
    ) {}
    public func draw(_ request: SymbolRequest, in frame: CGRect, stretched: Bool, on context: OpaquePointer, setSource: (Paint) -> Void) {}
}
