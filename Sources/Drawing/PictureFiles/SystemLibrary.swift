import CPango
import Foundation

/// A library of the system that is opened when it is needed first.
///
/// Linking these would cost every run their loading, and most runs meet no such file.
///
/// `@unchecked Sendable` holds: the handle is written in `init` alone, and `dlsym` may be called from any thread.
final class SystemLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer?
    let name: String
    /// The Debian package that brings it.
    let package: String

    init(_ name: String, package: String) {
        self.name = name
        self.package = package
        handle = dlopen(name, RTLD_NOW)
    }

    /// - Throws: `PictureFileError` that names the package to install.
    func function<T>(_ symbol: String, as type: T.Type, for purpose: String) throws(PictureFileError) -> T {
        guard let handle, let address = dlsym(handle, symbol) else {
            throw PictureFileError(description: "Reading \(purpose) takes the library \(name): apt-get install \(package).")
        }
        return unsafeBitCast(address, to: type)
    }
}
