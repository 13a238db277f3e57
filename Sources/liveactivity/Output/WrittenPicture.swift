import RenderingMessages

/// A picture that was drawn, and where it is on disk.
struct WrittenPicture: Encodable {
    var preview: String
    var module: String
    var presentation: String
    /// From 1.
    var state: Int?
    var stateCount: Int
    var variant: RenderingVariant
    /// Whether attributes and state were made up.
    var isSample: Bool
    /// In points.
    var width: Double
    var height: Double
    /// What a tap outside every link opens.
    var url: String?
    /// What is wrong with it, in a word or two each.
    var faults: [String]
    /// Empty where only the sheet shows it.
    var files: [String]
}
