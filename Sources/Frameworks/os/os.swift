// `os` has the whole of `OSLog`, and locks.
@_exported import OSLog
