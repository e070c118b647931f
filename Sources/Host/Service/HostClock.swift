import VitrinePlatform

/// The time that a host lives in: the machine's, or one that runs faster from a given moment on.
public struct HostClock: Sendable {
  /// Seconds since 1970 where the clock began; nil: the machine's own clock.
  private let start: Double?
  private let speed: Double
  private let startedAt = SystemClock.uptime

  /// The machine's clock.
  public static let real = HostClock(start: nil, speed: 1)

  /// From `start` on, `speed` seconds a second.
  public static func accelerated(from start: Double, speed: Double) -> HostClock {
    HostClock(start: start, speed: max(speed, 0.001))
  }

  private init(start: Double?, speed: Double) {
    self.start = start
    self.speed = speed
  }

  /// Whether it is the machine's clock, which can be set.
  var isReal: Bool { start == nil }

  /// Seconds since 1970.
  public var now: Double {
    guard let start else { return SystemClock.now }
    return start + (SystemClock.uptime - startedAt) * speed
  }

  /// Seconds of waiting for so many of this clock's.
  func realSeconds(_ seconds: Double) -> Double { seconds / speed }
}

/// Notices that the machine's clock was set: it then differs from the clock that only counts.
struct ClockWatch {
  /// Smaller steps are the machine's keeping of time (NTP), seconds.
  private static let tolerance = 2.0
  private var wall: Double
  private var counted: Double

  init(now: Double, counted: Double = SystemClock.uptime) {
    wall = now
    self.counted = counted
  }

  /// By how many seconds the clock was set since the last call; nil where it was not.
  mutating func step(now: Double, passed: Double) -> Double? {
    let shift = now - wall - (passed - counted)
    (wall, counted) = (now, passed)
    return abs(shift) > Self.tolerance ? shift : nil
  }
}
