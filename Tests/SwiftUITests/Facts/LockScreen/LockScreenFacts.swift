/// Facts about the Lock Screen's card and about widgets of the same layout, an idea a file.
enum LockScreenFacts {
    static var all: [LayoutFact] { rows + banners + widgets + profiles }
}
