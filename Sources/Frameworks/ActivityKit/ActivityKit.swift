// Apple's module brings these along, so that an attributes file or a model needs no other import.
@_exported import AppGroups
@_exported import Combine
@_exported import Foundation
@_exported import Localization
@_exported import Observation
