package import Foundation

/// Calendar steps for ticks on a date axis.
package struct DateTicks {
  package var unit: Calendar.Component
  package var count: Int
  package init(_ unit: Calendar.Component, _ count: Int) {
    self.unit = unit
    self.count = max(1, count)
  }

  /// Steps from fine to coarse with their average length in seconds.
  private static let steps: [(DateTicks, Double)] = [
    (.init(.second, 1), 1), (.init(.second, 5), 5), (.init(.second, 15), 15),
    (.init(.second, 30), 30), (.init(.minute, 1), 60), (.init(.minute, 5), 300),
    (.init(.minute, 15), 900), (.init(.minute, 30), 1800), (.init(.hour, 1), 3600),
    (.init(.hour, 3), 10800), (.init(.hour, 6), 21600), (.init(.hour, 12), 43200),
    (.init(.day, 1), 86400), (.init(.day, 2), 172_800), (.init(.weekOfYear, 1), 604_800),
    (.init(.weekOfYear, 2), 1_209_600), (.init(.month, 1), 2_629_800),
    (.init(.month, 3), 7_889_400), (.init(.month, 6), 15_778_800), (.init(.year, 1), 31_557_600),
    (.init(.year, 2), 63_115_200), (.init(.year, 5), 157_788_000), (.init(.year, 10), 315_576_000),
    (.init(.year, 25), 788_940_000), (.init(.year, 50), 1_577_880_000),
    (.init(.year, 100), 3_155_760_000),
  ]

  /// The step whose number of ticks comes closest to `count`, on a logarithmic measure.
  package static func automatic(span: Double, count: Int, minimum: Double = 0) -> DateTicks {
    let target = max(span / Double(max(1, count)), 1e-9)
    let usable = steps.filter { $0.1 >= minimum }
    return usable.min { abs(log($0.1 / target)) < abs(log($1.1 / target)) }?.0 ?? .init(.year, 100)
  }

  /// Dates of the step within the bounds; at most a thousand.
  package func dates(from low: Date, to high: Date, _ calendar: Calendar) -> [Date] {
    guard var date = first(before: low, calendar) else { return [] }
    var dates: [Date] = []
    while date <= high, dates.count < 1000 {
      if date >= low { dates.append(date) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
    }
    return dates
  }

  /// A date of the step at or before `date`: whole hours of a day, minutes of an hour, months of a
  /// year where the count divides them, else counted from the unit that `date` is in.
  private func first(before date: Date, _ calendar: Calendar) -> Date? {
    func start(_ unit: Calendar.Component) -> Date? {
      calendar.dateInterval(of: unit, for: date)?.start
    }
    switch unit {
    case .second where 60 % count == 0: return start(.minute)
    case .minute where 60 % count == 0: return start(.hour)
    case .hour where 24 % count == 0: return start(.day)
    case .month where 12 % count == 0: return start(.year)
    case .year:
      guard let year = start(.year) else { return nil }
      let number = calendar.component(.year, from: year)
      return calendar.date(byAdding: .year, value: -(number % count), to: year)
    default: return start(unit)
    }
  }

  /// The label of a tick: only what changes from one to the next.
  package func label(_ date: Date, _ locale: Locale, _ calendar: Calendar) -> String {
    let base = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .nanosecond, .second: return base.hour().minute().second().format(date)
    case .minute: return base.hour().minute().format(date)
    case .hour: return base.hour().format(date)
    case .month, .quarter: return base.month(.abbreviated).format(date)
    case .year, .era, .yearForWeekOfYear: return base.year().format(date)
    default: return base.month(.abbreviated).day().format(date)
    }
  }
}
