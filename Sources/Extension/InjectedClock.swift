import Synchronization
import VitrineMessages

#if canImport(Glibc)
  public import Glibc
#endif

/// The wall clock of an extension. House rule: same sources, same date, same bytes. A provider asks
/// `Date()`, so the date that is shown has to be what the process takes for now.
///
/// The C functions below and in InjectedWaits.swift stand in front of the C library's in every process that links the
/// SDK, as a preloaded library would. While a request is answered the wall clock stands still at
/// the request's date, and until the first one at the date that the process was started for;
/// monotonic clocks, and with them timers, sleeps and time limits, go on.
enum InjectedClock {
  /// Nanoseconds since 1970; `running` where the wall clock is the machine's own.
  fileprivate static let frozen = Atomic<Int64>(unset)
  fileprivate static let running = Int64.min
  /// Nobody has asked yet: globals of a widget and its bundle may be made before the first request.
  fileprivate static let unset = Int64.max

  /// Seconds since 1970 that the process was started for; nil: the machine's.
  static var launchDate: Double? {
    getenv(ExtensionEnvironment.date).flatMap { Double(String(cString: $0)) }
  }

  /// Stops the wall clock at seconds since 1970; nil lets it run.
  static func stop(at seconds: Double?) {
    guard let seconds, seconds.isFinite, abs(seconds) < 9e9 else {
      frozen.store(running, ordering: .relaxed)
      return
    }
    frozen.store(Int64((seconds * 1e9).rounded()), ordering: .relaxed)
  }

  static var now: (seconds: Int, nanoseconds: Int)? {
    var value = frozen.load(ordering: .relaxed)
    if value == unset {
      stop(at: ExtensionMain.isLive ? nil : launchDate)
      value = frozen.load(ordering: .relaxed)
    }
    guard value != running else { return nil }
    let seconds = (Double(value) / 1e9).rounded(.down)
    return (Int(seconds), Int(value - Int64(seconds) * 1_000_000_000))
  }

  /// Whether the C library's clock stands still for everybody who asks it by name; what was found
  /// where it does not.
  static func finding() -> String? {
    #if os(Linux)
      let second = 1_234_567
      stop(at: Double(second))
      defer { stop(at: nil) }
      guard let symbol = dlsym(nil, "time") else { return "there is no time(2)" }
      typealias Ask = @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t
      let found = unsafeBitCast(symbol, to: Ask.self)(nil)
      guard found == second else { return "time() gives \(found) for \(second)" }
      return waitFinding()
    #else
      return "this system has none; the wall clock is the machine's"
    #endif
  }

  #if os(Linux)
    fileprivate typealias ClockGetTime =
      @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32

    /// The C library's own: the next definition after ours (`RTLD_NEXT` is −1).
    fileprivate static let original: ClockGetTime? = {
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime") else {
        return nil
      }
      return unsafeBitCast(symbol, to: ClockGetTime.self)
    }()

    /// What a clock of the machine says, whatever stands still.
    static func machineTime(_ clock: clockid_t) -> timespec? {
      var time = timespec()
      return original?(clock, &time) == 0 ? time : nil
    }
  #endif
}

#if os(Linux)
  @_cdecl("clock_gettime")
  public func vitrineClockGetTime(
    _ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>?
  ) -> Int32 {
    if clock == CLOCK_REALTIME, let now = InjectedClock.now {
      result?.pointee = timespec(tv_sec: now.seconds, tv_nsec: now.nanoseconds)
      return 0
    }
    return InjectedClock.original?(clock, result) ?? -1
  }

  @_cdecl("gettimeofday")
  public func vitrineGetTimeOfDay(
    _ result: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
  ) -> Int32 {
    var time = timespec()
    let status = vitrineClockGetTime(CLOCK_REALTIME, &time)
    result?.pointee = timeval(tv_sec: time.tv_sec, tv_usec: time.tv_nsec / 1000)
    return status
  }

  @_cdecl("time")
  public func vitrineTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
    var time = timespec()
    _ = vitrineClockGetTime(CLOCK_REALTIME, &time)
    result?.pointee = time.tv_sec
    return time.tv_sec
  }
#endif
