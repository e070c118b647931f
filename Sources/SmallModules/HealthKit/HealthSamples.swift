/// Samples of the stand-in: readings of quantities, nights of sleep, workouts.
extension HealthStandIn {
  /// Oldest first.
  static func samples(of type: HKSampleType, in range: HealthRange) -> [HKSample] {
    guard standIn.isAllowed else { return [] }
    switch type {
    case let quantity as HKQuantityType:
      return readings(of: type, in: range).map {
        HKQuantitySample(
          type: quantity, quantity: HKQuantity(unit: $0.unit, doubleValue: $0.value),
          start: $0.start, end: $0.end)
      }
    case let category as HKCategoryType
    where category.identifier == HKCategoryTypeIdentifier.sleepAnalysis.rawValue:
      return recent(in: range) { night($0, category) }
    case is HKWorkoutType:
      let all = recent(in: range, workouts)
      guard let activity = range.activity else { return all }
      return all.filter { ($0 as? HKWorkout)?.workoutActivityType == activity }
    default: return []
    }
  }

  /// What two weeks hold, up to the moment that is shown.
  private static func recent(in range: HealthRange, _ of: (Int) -> [HKSample]) -> [HKSample] {
    let (start, end, now) = (range.start ?? .distantPast, range.end ?? .distantFuture, Date())
    return (-14...0).flatMap(of).filter { (sample: HKSample) -> Bool in
      sample.endDate <= now && sample.endDate > start && sample.startDate < end
    }
  }

  /// The stages of the night before a day: minutes after 23:00, and what begins then (an estimate of a
  /// usual night).
  private static let stages: [(start: Int, stage: HKCategoryValueSleepAnalysis)] = [
    (0, .awake), (12, .asleepCore), (48, .asleepDeep), (92, .asleepCore), (118, .asleepREM),
    (134, .asleepCore), (196, .asleepDeep), (221, .asleepCore), (262, .asleepREM), (290, .awake),
    (296, .asleepCore), (371, .asleepREM), (402, .asleepCore), (432, .awake),
  ]
  private static let nightEnds = 438

  private static func night(_ day: Int, _ type: HKCategoryType) -> [HKSample] {
    // Not every night begins at the same minute.
    let start = StandInDate.at(day: day - 1, 23, abs(day * 7) % 31)
    func time(_ minutes: Int) -> Date { start.addingTimeInterval(Double(minutes) * 60) }
    func sample(
      _ stage: HKCategoryValueSleepAnalysis, _ from: Int, _ to: Int
    ) -> HKCategorySample {
      HKCategorySample(type: type, value: stage.rawValue, start: time(from), end: time(to))
    }
    return [sample(.inBed, 0, nightEnds)]
      + stages.indices.map { index in
        let end = index + 1 < stages.count ? stages[index + 1].start : nightEnds
        return sample(stages[index].stage, stages[index].start, end)
      }
  }

  /// A run every other morning, a walk on the evenings between.
  private static func workouts(_ day: Int) -> [HKSample] {
    let isRun = day % 2 == 0
    let start = StandInDate.at(day: day, isRun ? 7 : 18, 10)
    let minutes = Double(isRun ? 34 : 42) + Double(abs(day) % 5)
    return [
      MadeUpWorkout(
        isRun ? .running : .walking, start, start.addingTimeInterval(minutes * 60),
        kilocalories: minutes * (isRun ? 10.5 : 4.5), kilometers: minutes * (isRun ? 0.172 : 0.09))
    ]
  }
}

final class WorkoutPredicate: NSPredicate, @unchecked Sendable {
  let activity: HKWorkoutActivityType
  init(_ activity: HKWorkoutActivityType) {
    self.activity = activity
    super.init(block: { _, _ in true })
  }
  required init?(coder: NSCoder) { nil }
}
extension HKQuery {
  public class func predicateForWorkouts(with activity: HKWorkoutActivityType) -> NSPredicate {
    WorkoutPredicate(activity)
  }
}

private final class MadeUpWorkout: HKWorkout, @unchecked Sendable {
  private let activity: HKWorkoutActivityType
  private let energy: HKQuantity
  private let distance: HKQuantity
  init(
    _ activity: HKWorkoutActivityType, _ start: Date, _ end: Date, kilocalories: Double,
    kilometers: Double
  ) {
    self.activity = activity
    energy = HKQuantity(unit: .kilocalorie(), doubleValue: kilocalories.rounded())
    distance = HKQuantity(
      unit: .meterUnit(with: .kilo), doubleValue: (kilometers * 100).rounded() / 100)
    super.init(HKObjectType.workoutType(), start, end)
  }
  override var workoutActivityType: HKWorkoutActivityType { activity }
  override var totalEnergyBurned: HKQuantity? { energy }
  override var totalDistance: HKQuantity? { distance }
}
