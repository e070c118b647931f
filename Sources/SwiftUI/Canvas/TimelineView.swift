public import Foundation

/// Draws anew at the dates of a schedule; a picture shows the schedule's latest date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  package let schedule: Schedule
  package let content: (TimelineView<EveryMinuteTimelineSchedule, Never>.Context) -> Content

  /// The moment that is drawn.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
    public func invalidateTimelineContent() {}
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    let now = Date(timeIntervalSince1970: context.environment.core.render.date)
    let mode: TimelineScheduleMode =
      context.environment.isLuminanceReduced ? .lowFrequency : .normal
    // A schedule's entries start with the one that counts at the given date.
    var date = now
    for entry in schedule.entries(from: now, mode: mode) {
      if entry > now { break }
      date = entry
      if schedule is AnimationTimelineSchedule { break }
    }
    let isSlow = context.environment.isLuminanceReduced || schedule is EveryMinuteTimelineSchedule
    return context.child(0).resolve(
      content(TimelineViewDefaultContext(date: date, cadence: isSlow ? .minutes : .seconds)))
  }
}

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Dates at which a view is drawn anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Every `interval` seconds, from `startDate`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
  private let start: Date
  private let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // A number that is none is never larger.
    self.interval = interval > 1e-3 ? min(interval, 1e9) : 1e-3
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let step = mode == .lowFrequency ? max(interval, 60) : interval
    let count = (startDate.timeIntervalSince(start) / step).rounded(.down)
    return Entries(date: start + max(0, count) * step, interval: step)
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    public mutating func next() -> Date? {
      defer { date += 60 }
      return date
    }
  }
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(date: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
  }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as the display is refreshed, or at most every `minimumInterval`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date = date.map { $0 + interval } }
      return date
    }
  }
  private let minimumInterval: Double?
  private let paused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: startDate, interval: max(minimumInterval ?? 1.0 / 60, 1e-3))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
