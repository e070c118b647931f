import Foundation

/// The days of one month in rows of seven, with gaps before the first.
struct MonthGrid {
  let title: Date
  let weekdays: [String]
  let weeks: [[Date?]]
  let calendar: Calendar

  init(containing date: Date, calendar: Calendar) {
    let interval = calendar.dateInterval(of: .month, for: date)!
    let count = calendar.range(of: .day, in: .month, for: date)!.count
    let first = calendar.component(.weekday, from: interval.start)
    let gap = (first - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: gap)
    for day in 0..<count {
      cells.append(calendar.date(byAdding: .day, value: day, to: interval.start))
    }
    while cells.count % 7 != 0 { cells.append(nil) }
    weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }

    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let shift = calendar.firstWeekday - 1
    weekdays = Array(symbols[shift...] + symbols[..<shift])
    title = interval.start
    self.calendar = calendar
  }

  func isWeekend(_ date: Date) -> Bool {
    calendar.isDateInWeekend(date)
  }
}
