import VitrinePlatform

/// How often a placed widget may be reloaded.
///
/// A bucket of reloads: `burst` to begin with, the rest of the day's allowance trickles in, so that
/// no 24 hours see more than `allowed`. The system's own rule is not public; what is: 40 to 70
/// reloads in 24 hours for a widget that is often seen, every 15 to 60 minutes, and some minutes
/// between two (facts/behavior.md §5, §7). Times are seconds since 1970.
public struct ReloadBudget: Codable, Hashable, Sendable {
  /// Reloads in any 24 hours.
  public let allowed: Int
  /// Seconds between a reload that counts and the one before it, whichever that was.
  public let spacing: Double
  /// Reloads that were taken since the widget was placed.
  public private(set) var spent = 0
  /// Reloads that were refused since the widget was placed.
  public private(set) var denied = 0
  private var left: Double
  private var filledAt: Double?
  private var lastReload: Double?

  /// The length of time to which `allowed` applies, seconds.
  public static let day = 86_400.0

  public init(allowed: Int = 70, spacing: Double = 300) {
    self.allowed = max(1, allowed)
    self.spacing = max(0, spacing)
    left = Self.burst(self.allowed)
  }

  /// An eighth of the allowance may be used at once (estimate).
  private static func burst(_ allowed: Int) -> Double { max(1, (Double(allowed) / 8).rounded()) }
  /// Reloads a second: a full bucket and what comes in after it make `allowed` in 24 hours, the
  /// next one a day after the first.
  private var rate: Double { (Double(allowed) - Self.burst(allowed) + 1) / Self.day }

  /// When the next reload that counts may happen, never before `now`.
  public func earliest(at now: Double) -> Double {
    let spaced = lastReload.map { $0 + spacing } ?? now
    let missing = 1 - filled(at: now)
    let full = missing <= 1e-9 ? now : now + missing / rate
    return max(now, spaced, full)
  }

  /// What holds a reload back at a moment, as text; nil: nothing.
  public func reason(at now: Double) -> String? {
    if filled(at: now) < 1 - 1e-9 {
      return "the budget of \(allowed) per day is used up for now"
    }
    guard let lastReload, lastReload + spacing > now else { return nil }
    return "only \(DurationText.short(now - lastReload)) after the last reload, "
      + "\(DurationText.short(spacing)) is the minimum"
  }

  /// Reloads that may happen now.
  public func available(at now: Double) -> Int { Int(filled(at: now) + 1e-9) }

  /// Takes one reload. `now`: seconds since 1970.
  public mutating func spend(at now: Double) {
    left = filled(at: now) - 1
    (filledAt, lastReload) = (now, now)
    spent += 1
  }

  /// A reload that does not count still keeps the next one at its distance.
  public mutating func noteFree(at now: Double) { lastReload = now }
  /// Counts a reload that the budget does not allow.
  public mutating func deny() { denied += 1 }

  /// The clock was set: what is measured in time passed moves along.
  public mutating func shift(by seconds: Double) {
    filledAt = filledAt.map { $0 + seconds }
    lastReload = lastReload.map { $0 + seconds }
  }

  private func filled(at now: Double) -> Double {
    guard let filledAt else { return left }
    return min(Self.burst(allowed), left + max(0, now - filledAt) * rate)
  }
}
