public import VitrineDrawing
import VitrineICU

extension DynamicText {
  /// The paragraph with the words of a moment, seconds since 1970-01-01 UTC.
  public func paragraph(at now: Double) -> Paragraph {
    var paragraph = paragraph
    for update in updates where paragraph.spans.indices.contains(update.span) {
      paragraph.spans[update.span].text = update.content.text(at: now, locale: paragraph.locale)
    }
    return paragraph
  }
}

extension DynamicText.Content {
  /// The words of a moment, seconds since 1970-01-01 UTC.
  /// - Parameter locale: BCP 47 or ICU identifier.
  public func text(at now: Double, locale: String) -> String {
    switch self {
    case .timer(let date):
      // Down to the date, then up from it. A count down shows the second that is running.
      let distance = date - now
      return clock(distance > 0 ? distance.rounded(.up) : (-distance).rounded(.down), locale)
    case .timerInterval(let start, let end, let pause, let down, let hours):
      let moment = min(max(pause.map { min($0, now) } ?? now, start), max(start, end))
      let seconds = down ? (end - moment).rounded(.up) : (moment - start).rounded(.down)
      return clock(seconds, showsHours: hours, locale)
    case .relative(let date): return TimeSpan(abs(now - date)).shortText(locale)
    case .offset(let date):
      // Behind is plus, ahead is minus, as SwiftUI has it.
      return TimeSpan(abs(now - date)).offsetText(isAhead: date > now, locale)
    }
  }

  private func clock(_ seconds: Double, showsHours: Bool = true, _ locale: String) -> String {
    ClockText.text(seconds: TimeSpan.whole(seconds), showsHours: showsHours, locale: locale)
  }
}

/// A length of time in its largest units.
struct TimeSpan {
  private enum Unit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    /// Length in seconds. Months and years are means: the archive carries no calendar.
    var seconds: Double {
      switch self {
      case .year: 31_557_600
      case .month: 2_629_800
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }

    /// Weeks go with days, months with days as well: SwiftUI skips to the next that people say.
    var next: Unit? {
      switch self {
      case .year: .month
      case .month, .week: .day
      case .day: .hour
      case .hour: .minute
      case .minute: .second
      case .second: nil
      }
    }
  }

  private let length: Double
  private let unit: Unit
  private let count: Int

  init(_ length: Double) {
    self.length = length
    unit = Unit.allCases.first { length >= $0.seconds } ?? .second
    count = Self.whole(length / unit.seconds)
  }

  /// The largest unit and the one below it, which is left out where it is zero: `2 hr, 5 min`.
  func shortText(_ locale: String) -> String {
    var parts = [amount(count, unit, .short, locale)]
    if let next = unit.next {
      let rest = Self.whole((length - Double(count) * unit.seconds) / next.seconds)
      if rest > 0 { parts.append(amount(rest, next, .short, locale)) }
    }
    return ICU.list(parts, width: .short, locale: locale)
  }

  /// The largest unit with a sign: `+2 hours`.
  func offsetText(isAhead: Bool, _ locale: String) -> String {
    let text = amount(isAhead ? -count : count, unit, .wide, locale, options: "sign-always")
    // Words for two of something have no number that could carry the sign.
    let hasSign = text.unicodeScalars.contains { ["+", "-", "\u{2212}"].contains($0) }
    return hasSign ? text : (isAhead ? "-" : "+") + text
  }

  private func amount(
    _ value: Int, _ unit: Unit, _ width: ICU.Width, _ locale: String, options: String = ""
  ) -> String {
    ICU.amount(
      Double(value), "duration-\(unit.rawValue)", width: width, options: options, locale: locale)
      ?? "\(value) \(unit.rawValue)"
  }

  static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 1e15)) : 0
  }
}
