import Glibc

// Views are evaluated at one instant, which the request names. The code that is drawn asks the system for the time, so the system's
// answer has to be that instant. This library is loaded before the C library, in the renderer's process alone, and answers in its
// place. Clocks that measure how long something takes go on.

/// The instant at which the process's wall clock stands, if it stands.
private enum FrozenClock {
    /// Seconds since 1970, from the environment.
    static let instant: timespec? = {
        guard let text = getenv("OPENACTIVITYKIT_INSTANT") else { return nil }
        let seconds = atof(text)
        let whole = seconds.rounded(.down)
        return timespec(tv_sec: Int(whole), tv_nsec: Int(((seconds - whole) * 1e9).rounded()))
    }()

    typealias Function = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

    /// The C library's own function.
    static let system: Function? = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime").map {
        unsafeBitCast($0, to: Function.self)
    }
}

@_cdecl("clock_gettime")
public func frozenClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
    if clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE, let instant = FrozenClock.instant {
        time.pointee = instant
        return 0
    }
    return FrozenClock.system?(clock, time) ?? -1
}

@_cdecl("gettimeofday")
public func frozenTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    var now = timespec()
    let status = frozenClockGetTime(CLOCK_REALTIME, &now)
    time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
    return status
}

@_cdecl("time")
public func frozenTime(_ time: UnsafeMutablePointer<time_t>?) -> time_t {
    var now = timespec()
    _ = frozenClockGetTime(CLOCK_REALTIME, &now)
    time?.pointee = now.tv_sec
    return now.tv_sec
}
