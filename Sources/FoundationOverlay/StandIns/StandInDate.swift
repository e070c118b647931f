/// Moments of fixtures: `2026-06-08T10:00:00Z` is that moment, `10:00` that time of the day that is
/// shown, `+2 14:30` and `-1 08:00` one of a day before or after it.
package enum StandInDate {
  /// nil: not a moment.
  package static func parse(_ text: String) -> Date? {
    if let date = ISO8601DateFormatter().date(from: text) { return date }
    let parts = text.split(separator: " ")
    guard let last = parts.last, parts.count <= 2 else { return nil }
    let clock = last.split(separator: ":").compactMap { Int($0) }
    guard clock.count == 2, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]) else {
      return nil
    }
    guard let day = parts.count == 2 ? Int(parts[0]) : 0, abs(day) < 10_000 else { return nil }
    return at(day: day, clock[0], clock[1])
  }

  /// A time of day, some days from the one that is shown.
  package static func at(day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    let calendar = AmbientContext.current.calendar
    let start = calendar.startOfDay(for: Date.vitrineNow())
    let date = calendar.date(byAdding: .day, value: day, to: start) ?? start
    return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date) ?? date
  }

  /// The hour that is shown, at its beginning.
  package static var hour: Date {
    let calendar = AmbientContext.current.calendar
    let now = Date.vitrineNow()
    return calendar.dateInterval(of: .hour, for: now)?.start ?? now
  }
}
