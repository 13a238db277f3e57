/// Why pictures could not be written.
struct PictureError: Error, CustomStringConvertible {
    var description: String
}
