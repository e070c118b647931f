import CoreGraphics
import VitrineFoundation

/// Calendars, events and reminders of `calendar.json`, or of somebody's usual week. Moments are as
/// `StandInDate` reads them.
struct CalendarFixture: Decodable {
  struct List: Decodable {
    var title: String
    /// `#RRGGBB`.
    var color: String?
  }
  struct Event: Decodable {
    var title: String
    var start: String
    var end: String?
    var isAllDay: Bool?
    var location: String?
    var notes: String?
    var url: String?
    /// Title of its list.
    var calendar: String?
  }
  struct Reminder: Decodable {
    var title: String
    var due: String?
    var isCompleted: Bool?
    /// 1 high … 9 low; 0 none.
    var priority: Int?
    var notes: String?
    var list: String?
  }
  var calendars: [List]?
  var lists: [List]?
  var events: [Event]?
  var reminders: [Reminder]?
}

/// What an event store holds: a fixture with the sample's parts where it has none.
struct CalendarStandIn: Sendable {
  static let standIn = StandIn("EventKit", "calendar.json")
  private let fixture: CalendarFixture

  static var current: CalendarStandIn {
    guard standIn.isAllowed else {
      return CalendarStandIn(
        fixture: CalendarFixture(calendars: [], lists: [], events: [], reminders: []))
    }
    return CalendarStandIn(fixture: standIn.fixture() ?? CalendarFixture())
  }

  func calendars(of type: EKEntityType, in store: EKEventStore) -> [EKCalendar] {
    let lists =
      type == .event
      ? fixture.calendars ?? Self.sampleCalendars : fixture.lists ?? Self.sampleLists
    return lists.enumerated().map { index, list in
      let calendar = EKCalendar(for: type, eventStore: store)
      calendar.title = list.title
      calendar.calendarIdentifier = "\(type == .event ? "calendar" : "list")-\(index)"
      calendar.cgColor = Self.color(list.color) ?? calendar.cgColor
      return calendar
    }
  }

  func events(in store: EKEventStore) -> [EKEvent] {
    let calendars = calendars(of: .event, in: store)
    let events = (fixture.events ?? Self.sampleEvents).enumerated().compactMap {
      index, given -> EKEvent? in
      guard let start = StandInDate.parse(given.start) else { return nil }
      let event = EKEvent(eventStore: store)
      event.calendarItemIdentifier = "event-\(index)"
      event.title = given.title
      event.startDate = start
      event.isAllDay = given.isAllDay ?? false
      let hour = event.isAllDay ? 86_399.0 : 3600
      event.endDate = given.end.flatMap(StandInDate.parse) ?? start.addingTimeInterval(hour)
      event.location = given.location
      event.notes = given.notes
      event.url = given.url.flatMap(URL.init(string:))
      event.calendar = calendars.first { $0.title == given.calendar } ?? calendars.first
      return event
    }
    return events.sorted { $0.startDate < $1.startDate }
  }

  func reminders(in store: EKEventStore) -> [EKReminder] {
    let lists = calendars(of: .reminder, in: store)
    return (fixture.reminders ?? Self.sampleReminders).enumerated().map { index, given in
      let reminder = EKReminder(eventStore: store)
      reminder.calendarItemIdentifier = "reminder-\(index)"
      reminder.title = given.title
      reminder.isCompleted = given.isCompleted ?? false
      reminder.priority = given.priority ?? 0
      reminder.notes = given.notes
      if let due = given.due.flatMap(StandInDate.parse) {
        reminder.dueDateComponents = Calendar.current.dateComponents(
          [.year, .month, .day, .hour, .minute], from: due)
        if reminder.isCompleted { reminder.completionDate = due }
      }
      reminder.calendar = lists.first { $0.title == given.list } ?? lists.first
      return reminder
    }
  }

  private static func color(_ text: String?) -> CGColor? {
    guard let text, text.hasPrefix("#"), text.count == 7,
      let hex = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  // MARK: The sample

  private static let sampleCalendars = [
    CalendarFixture.List(title: "Work", color: "#0A84FF"),
    CalendarFixture.List(title: "Home", color: "#30D158"),
    CalendarFixture.List(title: "Travel", color: "#FF9F0A"),
  ]
  private static let sampleLists = [
    CalendarFixture.List(title: "Reminders", color: "#FF9F0A"),
    CalendarFixture.List(title: "Groceries", color: "#30D158"),
  ]
  private static let sampleEvents = [
    event("Stand-up", "09:30", "09:45", in: "Work"),
    event("Design review", "10:00", "11:00", at: "Room 4.12", in: "Work"),
    event("Lunch with Ada", "12:30", "13:30", at: "Harbor Café", in: "Home"),
    event("Call with the team", "16:00", "16:45", in: "Work"),
    event("Swimming", "18:30", "19:30", at: "City Pool", in: "Home"),
    event("Grace’s birthday", "+1 00:00", nil, isAllDay: true, in: "Home"),
    event("Dentist", "+1 09:15", "+1 10:00", at: "12 Hill Street", in: "Home"),
    event("Planning", "+1 14:00", "+1 15:30", in: "Work"),
    event("Flight to Lisbon", "+3 14:05", "+3 17:20", in: "Travel"),
    event("Weekend in Lisbon", "+4 00:00", "+6 23:59", isAllDay: true, in: "Travel"),
    event("Retrospective", "-1 15:00", "-1 16:00", in: "Work"),
  ]
  private static let sampleReminders = [
    reminder("Water the plants", "08:00", isDone: true),
    reminder("Send the invoice", "11:00", priority: 1),
    reminder("Book the train", "17:30"), reminder("Call Grace", "+1 19:00"),
    reminder("Oat milk", nil, list: "Groceries"), reminder("Basil", nil, list: "Groceries"),
    reminder("Coffee beans", nil, list: "Groceries"),
  ]

  private static func event(
    _ title: String, _ start: String, _ end: String?, isAllDay: Bool = false,
    at location: String? = nil, in calendar: String
  ) -> CalendarFixture.Event {
    CalendarFixture.Event(
      title: title, start: start, end: end, isAllDay: isAllDay, location: location,
      calendar: calendar)
  }

  private static func reminder(
    _ title: String, _ due: String?, isDone: Bool = false, priority: Int = 0,
    list: String = "Reminders"
  ) -> CalendarFixture.Reminder {
    CalendarFixture.Reminder(
      title: title, due: due, isCompleted: isDone, priority: priority, list: list)
  }
}

extension EKReminder {
  var due: Date? { dueDateComponents.flatMap { Calendar.current.date(from: $0) } }
}

/// What a store is asked for.
final class CalendarPredicate: NSPredicate, @unchecked Sendable {
  let start: Date
  let end: Date
  let isCompleted: Bool?
  private let calendars: Set<String>?

  init(
    start: Date? = nil, end: Date? = nil, calendars: [EKCalendar]?, isCompleted: Bool? = nil
  ) {
    self.start = start ?? .distantPast
    self.end = end ?? .distantFuture
    self.isCompleted = isCompleted
    self.calendars = calendars.map { Set($0.map(\.calendarIdentifier)) }
    super.init(block: { _, _ in true })
  }

  required init?(coder: NSCoder) { nil }

  func holds(_ calendar: EKCalendar?) -> Bool {
    guard let calendars else { return true }
    return calendar.map { calendars.contains($0.calendarIdentifier) } ?? false
  }
}
