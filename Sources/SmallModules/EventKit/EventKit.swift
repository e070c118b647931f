public import CoreGraphics
@_exported public import VitrineFoundation

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
}

open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor! = CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
  open internal(set) var calendarIdentifier = UUID().uuidString
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var source: EKSource! = EKSource()
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open internal(set) var calendarItemIdentifier = UUID().uuidString
  open var creationDate: Date?
  open var timeZone: TimeZone?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var attendees: [EKParticipant]? { nil }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open var hasNotes: Bool { notes != nil }
  open var hasRecurrenceRules: Bool { false }
}

/// A place that an event or an alarm names.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// Meters.
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}

public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

open class EKAlarm: EKObject, @unchecked Sendable {
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?
  public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
  public init(absoluteDate: Date) { (relativeOffset, self.absoluteDate) = (0, absoluteDate) }
}
open class EKRecurrenceRule: EKObject, @unchecked Sendable {}
open class EKParticipant: EKObject, @unchecked Sendable {
  open var name: String? { nil }
  open var isCurrentUser: Bool { false }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date! = Date()
  open var endDate: Date! = Date()
  open var isAllDay = false
  open var status: EKEventStatus { .none }
  open var availability = EKEventAvailability.busy
  open var organizer: NSObject? { nil }
  /// Whether it is an occurrence that differs from the others of its series: there are no series here.
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }
  open var structuredLocation: EKStructuredLocation?
  public init(eventStore: EKEventStore) {}
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var isCompleted = false
  open var completionDate: Date?
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

/// The person's calendars and reminders, by `calendar.json` of `--data` or a sample; with `--data none`
/// the status is `denied` and every list is empty. What a widget saves is not kept.
open class EKEventStore: NSObject, @unchecked Sendable {
  private let data = CalendarStandIn.current
  public override init() {}
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    CalendarStandIn.standIn.isAllowed ? .fullAccess : .denied
  }
  private var isAllowed: Bool { CalendarStandIn.standIn.isAllowed }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { isAllowed }
  open func requestFullAccessToEvents() async throws -> Bool { isAllowed }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { isAllowed }
  open func requestFullAccessToReminders() async throws -> Bool { isAllowed }
  open func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(isAllowed, nil) }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(isAllowed, nil)
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(isAllowed, nil)
  }
  open func calendars(for type: EKEntityType) -> [EKCalendar] {
    data.calendars(of: type, in: self)
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder))
      .first { $0.calendarIdentifier == identifier }
  }
  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
  open var sources: [EKSource] { [] }
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    let wanted = predicate as? CalendarPredicate
    return data.events(in: self).filter { event in
      guard let wanted else { return true }
      return event.endDate > wanted.start && event.startDate < wanted.end
        && wanted.holds(event.calendar)
    }
  }
  open func event(withIdentifier identifier: String) -> EKEvent? {
    data.events(in: self).first { $0.eventIdentifier == identifier }
  }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var isStopped = false
    for event in events(matching: predicate) where !isStopped { block(event, &isStopped) }
  }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    data.events(in: self).first { $0.calendarItemIdentifier == identifier }
      ?? data.reminders(in: self).first { $0.calendarItemIdentifier == identifier }
  }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { CalendarPredicate(start: start, end: end, calendars: calendars) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    CalendarPredicate(calendars: calendars)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    CalendarPredicate(start: start, end: ending, calendars: calendars, isCompleted: false)
  }
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    CalendarPredicate(start: start, end: ending, calendars: calendars, isCompleted: true)
  }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let wanted = predicate as? CalendarPredicate
    completion(
      data.reminders(in: self).filter { reminder in
        guard let wanted else { return true }
        let date = reminder.isCompleted ? reminder.completionDate : reminder.due
        return wanted.holds(reminder.calendar)
          && (wanted.isCompleted.map { $0 == reminder.isCompleted } ?? true)
          && (date.map { $0 >= wanted.start && $0 <= wanted.end } ?? true)
      })
    return 0
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  open func save(_ event: EKEvent, span: EKSpan) throws {}
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func refreshSourcesIfNecessary() {}
  open func reset() {}
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
