/// A picture on disk.
struct WrittenPicture: Encodable {
    var preview: String
    var module: String
    var presentation: String
    /// From 1.
    var state: Int?
    var stateCount: Int
    /// Whether attributes and state were made up.
    var isSample: Bool
    /// In points.
    var width: Double
    var height: Double
    /// What a tap outside every link opens.
    var url: String?
    var files: [String]
}
