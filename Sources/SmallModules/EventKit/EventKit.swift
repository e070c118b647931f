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
  open var calendarIdentifier = UUID().uuidString
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
  open var calendarItemIdentifier = UUID().uuidString
  open var creationDate: Date?
  open var timeZone: TimeZone?
  open var hasAlarms: Bool { false }
  open var hasNotes: Bool { notes != nil }
  open var hasRecurrenceRules: Bool { false }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date! = Date()
  open var endDate: Date! = Date()
  open var isAllDay = false
  open var status: EKEventStatus { .none }
  open var availability = EKEventAvailability.busy
  open var organizer: NSObject? { nil }
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

/// The user's calendars. Nobody has allowed them to be read: the status is `denied` and every list
/// is empty.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .denied }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open var sources: [EKSource] { [] }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
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
