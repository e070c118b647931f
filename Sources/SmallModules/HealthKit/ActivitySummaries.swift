/// The rings of a day: what was moved, exercised and stood, and the goals.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity? { appleExerciseTimeGoal }
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity? { appleStandHoursGoal }
  /// The start of its day.
  var day = Date.distantPast
  public override init() {}
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day], from: day)
  }
}

/// Days from one to another, both included.
final class SummaryPredicate: NSPredicate, @unchecked Sendable {
  let days: ClosedRange<Date>
  init(_ days: ClosedRange<Date>) {
    self.days = days
    super.init(block: { _, _ in true })
  }
  required init?(coder: NSCoder) { nil }
}

extension HKQuery {
  public class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
    predicate(forActivitySummariesBetweenStart: components, end: components)
  }
  public class func predicate(
    forActivitySummariesBetweenStart start: DateComponents, end: DateComponents
  ) -> NSPredicate {
    func day(_ components: DateComponents) -> Date {
      let calendar = components.calendar ?? Calendar.current
      return calendar.date(from: components).map { Calendar.current.startOfDay(for: $0) }
        ?? .distantPast
    }
    let (first, last) = (day(start), day(end))
    return SummaryPredicate(min(first, last)...max(first, last))
  }
}

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  open var updateHandler: Handler?
  private let days: NSPredicate?
  private let handler: Handler
  public init(predicate: NSPredicate?, resultsHandler: @escaping Handler) {
    (days, handler) = (predicate, resultsHandler)
  }
  override func answer() { handler(self, HealthStandIn.summaries(days), nil) }
}

public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
  public let predicate: NSPredicate?
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
  public func result(for store: HKHealthStore) async throws -> [HKActivitySummary] {
    HealthStandIn.summaries(predicate)
  }
}

extension HealthStandIn {
  /// Goals of a person as active as the samples (estimates, whole numbers as people choose them).
  private static let goals = (energy: 500.0, exercise: 30.0, stand: 12.0)

  /// Summaries of the days that there are data of, oldest first.
  static func summaries(_ predicate: NSPredicate?) -> [HKActivitySummary] {
    guard standIn.isAllowed else { return [] }
    let days = (predicate as? SummaryPredicate)?.days
    return (-6...0).compactMap { index in
      let day = StandInDate.at(day: index, 0)
      guard days?.contains(day) ?? true else { return nil }
      return summary(of: day, until: StandInDate.at(day: index + 1, 0))
    }
  }

  private static func summary(of day: Date, until end: Date) -> HKActivitySummary {
    func total(_ id: HKQuantityTypeIdentifier, _ unit: HKUnit) -> HKQuantity {
      var range = HealthRange(nil)
      (range.start, range.end) = (day, end)
      let sum = HKStatistics.of(HKQuantityType(id), in: range)?.sumQuantity()
      return sum ?? HKQuantity(unit: unit, doubleValue: 0)
    }
    let summary = HKActivitySummary()
    summary.day = day
    summary.activeEnergyBurned = total(.activeEnergyBurned, .kilocalorie())
    summary.appleExerciseTime = total(.appleExerciseTime, .minute())
    // An hour counts in which somebody stood for a minute.
    let minutes = total(.appleStandTime, .minute()).doubleValue(for: .minute())
    summary.appleStandHours = HKQuantity(
      unit: .count(), doubleValue: min(goals.stand, (minutes / 5).rounded()))
    summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: goals.energy)
    summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: goals.exercise)
    summary.appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: goals.stand)
    return summary
  }
}
