import Glibc

// Loads the frameworks, then lets them draw. The program itself links nothing of them: the user's library and this process must share
// one copy, which is the shared one.
guard let frameworks = FrameworksLibrary.open() else {
    FrameworksLibrary.complain("libOpenActivityKit.so cannot be loaded from beside the renderer: \(FrameworksLibrary.reason)")
    exit(4)
}
guard let entry = dlsym(frameworks, "openactivitykit_render") else {
    FrameworksLibrary.complain("libOpenActivityKit.so is of another version; build or install both again.")
    exit(4)
}
exit(unsafeBitCast(entry, to: (@convention(c) () -> Int32).self)())
