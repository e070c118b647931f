public import Foundation

/// When something is worth showing. `RelevanceKit` re-exports it; it stands here because
/// `RelevantIntent` and WidgetKit need it below that module.
public struct RelevantContext: Hashable, Sendable {
  /// What a date means.
  public struct DateKind: Hashable, Sendable {
    package var name: String
    public static let `default` = DateKind(name: "default")
    /// A planned event.
    public static let scheduled = DateKind(name: "scheduled")
    /// Nice to know.
    public static let informational = DateKind(name: "informational")
  }

  /// A place that the system guesses.
  public struct InferredLocation: Hashable, Sendable {
    package var name: String
    public static let home = InferredLocation(name: "home")
    public static let work = InferredLocation(name: "work")
    public static let school = InferredLocation(name: "school")
    public static let commute = InferredLocation(name: "commute")
  }

  public struct SleepCondition: Hashable, Sendable {
    package var name: String
    public static let wakeup = SleepCondition(name: "wakeup")
    public static let bedtime = SleepCondition(name: "bedtime")
  }

  public struct FitnessCondition: Hashable, Sendable {
    package var name: String
    public static let workoutActive = FitnessCondition(name: "workoutActive")
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
  }

  public struct HeadphonesCondition: Hashable, Sendable {
    package var name: String
    public static let connected = HeadphonesCondition(name: "connected")
  }

  package enum Condition: Hashable, Sendable {
    /// Seconds since 1970; equal for a moment.
    case date(from: Double, to: Double, kind: String)
    case inferredLocation(String)
    /// Degrees, radius in meters.
    case region(identifier: String, latitude: Double, longitude: Double, radius: Double)
    case sleep(String)
    case fitness(String)
    case headphones(String)
  }
  package var condition: Condition
  package init(condition: Condition) { self.condition = condition }

  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
    self.date(from: date, to: date, kind: kind)
  }

  public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
    date(from: startDate, to: endDate, kind: .default)
  }

  public static func date(
    interval: DateInterval, kind: DateKind = .default
  ) -> RelevantContext {
    date(from: interval.start, to: interval.end, kind: kind)
  }

  public static func date(
    range: ClosedRange<Date>, kind: DateKind = .default
  ) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound, kind: kind)
  }

  private static func date(from start: Date, to end: Date, kind: DateKind) -> RelevantContext {
    RelevantContext(
      condition: .date(
        from: start.timeIntervalSince1970, to: end.timeIntervalSince1970, kind: kind.name))
  }

  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(condition: .inferredLocation(inferred.name))
  }

  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(condition: .sleep(condition.name))
  }

  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(condition: .fitness(condition.name))
  }

  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(condition: .headphones(headphones.name))
  }
}
