// Apple's module brings Foundation along.
@_exported import Foundation
