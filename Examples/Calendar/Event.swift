import SwiftUI

struct Event: Identifiable {
  let id: Int
  let title: LocalizedStringResource
  let start: Date
  let end: Date
  let color: Color
}

extension Event {
  /// The same plan for every day, so that the widget looks lived-in on any date.
  static func samples(for date: Date, calendar: Calendar = .current) -> [Event] {
    let today = calendar.startOfDay(for: date)
    let plan: [(LocalizedStringResource, day: Int, hour: Double, length: Double, Color)] = [
      ("Design review", 0, 10, 1, Color(.eventBlue)),
      ("Lunch with Amira", 0, 12.5, 1, Color(.eventOrange)),
      ("Swim practice", 0, 18, 1.5, Color(.eventGreen)),
      ("Dentist", 1, 9, 0.75, Color(.eventPurple)),
      ("Train to Leipzig", 1, 16.25, 2, Color(.eventBlue)),
    ]
    return plan.enumerated().map { index, item in
      let start = today.addingTimeInterval((Double(item.day) * 24 + item.hour) * 3600)
      return Event(
        id: index, title: item.0, start: start, end: start.addingTimeInterval(item.length * 3600),
        color: item.4)
    }
  }
}
