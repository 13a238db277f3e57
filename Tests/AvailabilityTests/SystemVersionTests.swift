import Availability
import Testing

@Suite("System versions", .serialized) struct SystemVersionTests {
    @Test("Versions are read with one, two or three numbers, and nothing else is")
    func reading() {
        #expect(SystemVersion("17") == SystemVersion(major: 17, minor: 0))
        #expect(SystemVersion("16.2")?.description == "16.2")
        #expect(SystemVersion("18.3.1")?.description == "18.3.1")
        for text in ["", "iOS 17", "17.", "1.2.3.4", "-1", "١٧"] { #expect(SystemVersion(text) == nil) }
    }

    @Test("What a condition asks for is there from its version on")
    func availability() throws {
        defer { SystemVersion.current = .newest }
        #expect(_isAvailable(26) && !_isAvailable(27))
        SystemVersion.current = try #require(SystemVersion("16.2"))
        #expect(_isAvailable(16) && _isAvailable(16, 1) && _isAvailable(16, 2))
        #expect(!_isAvailable(16, 2, 1) && !_isAvailable(17))
    }
}
