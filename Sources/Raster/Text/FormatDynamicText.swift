public import VitrineDrawing

extension DynamicText {
  /// The words at a moment, seconds since 1970-01-01 UTC.
  public func text(at now: Double) -> String {
    before + content.text(at: now, names: UnitNames.names(for: locale)) + after
  }

  /// When the words change next, never earlier than a second from now's whole second. nil: never.
  public func nextChange(after now: Double) -> Double? {
    switch content {
    case .timer: return (now + 1).rounded(.down)
    case .timerInterval(let start, let end, let pause, _, _):
      let last = pause.map { min($0, end) } ?? end
      guard now < last else { return nil }
      return now < start ? start : min((now - start + 1).rounded(.down) + start, last)
    case .relative(let date):
      return abs(now - date) < UnitNames.Unit.hour.seconds
        ? (now + 1).rounded(.down) : (now / 60 + 1).rounded(.down) * 60
    case .offset(let date):
      let distance = abs(now - date)
      let step: Double = distance < 60 ? 1 : distance < 3600 ? 60 : 3600
      return (now / step + 1).rounded(.down) * step
    }
  }
}

extension DynamicText.Content {
  fileprivate func text(at now: Double, names: UnitNames) -> String {
    switch self {
    case .timer(let date):
      // Down to the date, then up from it. A count down shows the second that is running.
      let distance = date - now
      return Self.clock(distance > 0 ? distance.rounded(.up) : (-distance).rounded(.down))
    case .timerInterval(let start, let end, let pause, let down, let hours):
      let moment = min(max(pause.map { min($0, now) } ?? now, start), max(start, end))
      let seconds = down ? (end - moment).rounded(.up) : (moment - start).rounded(.down)
      return Self.clock(max(0, seconds), hours: hours)
    case .relative(let date): return Self.length(abs(now - date), names)
    case .offset(let date):
      // Behind is plus, ahead is minus, as SwiftUI has it.
      let (count, unit) = Self.largest(abs(now - date))
      return "\(date > now ? "-" : "+")\(names.long(count, unit))"
    }
  }

  /// `1:05`, `1:02:03`; without hours `62:03`.
  private static func clock(_ value: Double, hours: Bool = true) -> String {
    let total = whole(value)
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    let (minutes, seconds) = total.quotientAndRemainder(dividingBy: 60)
    if hours, minutes >= 60 {
      return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds))"
    }
    return "\(minutes):\(two(seconds))"
  }

  /// The largest unit and the one below it, which is left out where it is zero: `2 hr, 5 min`.
  private static func length(_ value: Double, _ names: UnitNames) -> String {
    let (count, unit) = largest(value)
    var parts = [names.short(count, unit)]
    // Weeks go with days, months with days as well: SwiftUI skips to the next that people say.
    if let next = UnitNames.Unit(rawValue: unit.rawValue + (unit == .month ? 2 : 1)) {
      let rest = whole((value - Double(count) * unit.seconds) / next.seconds)
      if rest > 0 { parts.append(names.short(rest, next)) }
    }
    return parts.joined(separator: names.separator)
  }

  private static func largest(_ value: Double) -> (Int, UnitNames.Unit) {
    for unit in UnitNames.Unit.allCases where value >= unit.seconds {
      return (whole(value / unit.seconds), unit)
    }
    return (0, .second)
  }

  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 1e15)) : 0
  }
}
