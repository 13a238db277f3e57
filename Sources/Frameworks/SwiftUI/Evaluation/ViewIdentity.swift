/// Where a view stands in the structure: the same place, branch and `id` give the same identity from one evaluation to the next.
struct ViewIdentity: Hashable, CustomStringConvertible {
    private let path: String

    static let root = ViewIdentity(path: "")

    private init(path: String) { self.path = path }

    /// The child at a place of the structure.
    func child(_ place: Int) -> ViewIdentity { ViewIdentity(path: "\(path)/\(place)") }

    /// The child that a value names: `id`, a `ForEach` element, a branch.
    func child(named name: some Any) -> ViewIdentity { ViewIdentity(path: "\(path)/\(name)") }

    var description: String { path.isEmpty ? "/" : path }
}
