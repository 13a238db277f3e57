import Archive
import Foundation

/// An attributed string as text: runs with the attributes that Foundation knows.
struct AttributedText: Equatable, Sendable {
    let string: AttributedString
}
