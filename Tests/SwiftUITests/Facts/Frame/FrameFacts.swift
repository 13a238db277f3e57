/// Facts about frames and the other modifiers of one view's geometry, an idea a file.
enum FrameFacts {
    static var all: [LayoutFact] { fixed + proposals + paddings + flexible + filling + positions + typography }
}
