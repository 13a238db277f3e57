/// What `#Preview` conforms its hidden type to, so that a tool finds it in compiled code.
///
/// Apple: DeveloperToolsSupport/PreviewRegistry. Fidelity: documented.
@MainActor @preconcurrency
public protocol PreviewRegistry {
    /// Module and file, as `#fileID` gives them.
    nonisolated static var fileID: String { get }
    nonisolated static var line: Int { get }
    nonisolated static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}
