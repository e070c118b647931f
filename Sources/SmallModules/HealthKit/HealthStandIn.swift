import VitrineFoundation

/// Health data of `health.json`, or of an active person's usual days. Each kind of quantity, by the
/// end of its identifier (`StepCount`), has its unit and either a total for each day (`days`, the
/// last one today's) or a reading for each hour of a day (`hours`, from midnight).
struct HealthFixture: Decodable {
  var unit: String
  var days: [Double]?
  var hours: [Double]?
  /// How much the readings of one hour differ from day to day: only in samples, a folder's are as given.
  var wave: Double?
  /// What a device's readings are a multiple of, in the unit; nil: anything.
  var step: Double?
}

/// One reading.
struct HealthReading {
  var start: Date
  var end: Date
  /// In the fixture's unit.
  var value: Double
  var unit: HKUnit
}

enum HealthStandIn {
  static let standIn = StandIn("HealthKit", "health.json")

  /// Readings of a kind up to the moment that is shown, oldest first.
  static func readings(of type: HKObjectType, in range: HealthRange) -> [HealthReading] {
    guard standIn.isAllowed else { return [] }
    let name = type.identifier.replacingOccurrences(of: "HKQuantityTypeIdentifier", with: "")
    let given: [String: HealthFixture]? = standIn.fixture()
    guard let fixture = given?[name] ?? sample[name] else { return [] }
    let unit = HKUnit(from: fixture.unit)
    let first = dayIndex(range.start ?? .distantPast)
    let last = min(0, dayIndex(range.end ?? .distantFuture))
    guard first <= last else { return [] }
    return (first...last).flatMap { day in
      (0..<24).compactMap { hour in reading(fixture, unit, day, hour) }
    }.filter(range.holds)
  }

  /// Days that there are data of (estimate: what widgets show), and the day of a date: 0 is today.
  private static let history = 60
  private static func dayIndex(_ date: Date) -> Int {
    let today = StandInDate.at(day: 0, 0)
    let days = (date.timeIntervalSince(today) / 86_400).rounded(.down)
    return Int(max(-Double(history), min(days, 1)))
  }

  private static func reading(
    _ fixture: HealthFixture, _ unit: HKUnit, _ day: Int, _ hour: Int
  ) -> HealthReading? {
    let start = StandInDate.at(day: day, hour)
    let now = Date()
    guard start <= now, let value = value(fixture, day, hour) else { return nil }
    return HealthReading(
      start: start, end: min(start.addingTimeInterval(3599), now), value: value, unit: unit)
  }

  private static func value(_ fixture: HealthFixture, _ day: Int, _ hour: Int) -> Double? {
    if let hours = fixture.hours, !hours.isEmpty {
      let value = hours[hour % hours.count]
      let waved = value * (1 + (fixture.wave ?? 0) * sin(Double(day) * 2.4 + Double(hour)))
      guard let step = fixture.step else { return waved }
      return ((waved / step).rounded() * step * 1e6).rounded() / 1e6
    }
    guard let days = fixture.days, !days.isEmpty else { return nil }
    let back = days.count - 1 + day
    let total = days[back >= 0 ? back : ((back % days.count) + days.count) % days.count]
    // A day's total, by its hours; today's is what was done until now.
    let now = day == 0 ? Calendar.current.component(.hour, from: Date()) : 23
    let past = Self.shape[0...now].reduce(0, +)
    guard past > 0 else { return hour == 0 ? total : nil }
    guard hour <= now, Self.shape[hour] > 0 else { return nil }
    // The difference of what was done after and before, so that whole counts stay whole and add up.
    func done(_ hours: Int) -> Double {
      let done = total * Self.shape[0..<hours].reduce(0, +) / past
      return fixture.unit == "count" && total == total.rounded() ? done.rounded() : done
    }
    return done(hour + 1) - done(hour)
  }

  /// How much of a day is done in each of its hours (estimate).
  private static let shape: [Double] = [
    0, 0, 0, 0, 0, 0, 1, 5, 8, 4, 3, 3, 7, 5, 3, 3, 4, 7, 9, 6, 3, 2, 1, 0,
  ]

  private static let sample: [String: HealthFixture] = [
    "StepCount": days("count", [9120, 7480, 10_230, 8310, 6940, 11_870, 4236]),
    "DistanceWalkingRunning": days("km", [6.8, 5.4, 7.9, 6.1, 5.0, 9.2, 3.1]),
    "DistanceCycling": days("km", [0, 12.4, 0, 0, 18.1, 0, 6.2]),
    "FlightsClimbed": days("count", [12, 9, 14, 8, 7, 16, 5]),
    "ActiveEnergyBurned": days("kcal", [540, 460, 610, 495, 430, 720, 268]),
    "BasalEnergyBurned": days("kcal", [1640, 1635, 1642, 1638, 1636, 1645, 690]),
    "AppleExerciseTime": days("min", [38, 24, 45, 31, 18, 62, 17]),
    "AppleStandTime": days("min", [52, 48, 60, 50, 41, 66, 22]),
    "DietaryWater": days("mL", [1900, 2100, 1750, 2000, 1600, 2300, 750]),
    "DietaryEnergyConsumed": days("kcal", [2050, 1980, 2210, 2100, 1890, 2340, 620]),
    "InsulinDelivery": days("IU", [31, 29, 33, 30, 28, 34, 11]),
    "HeartRate": HealthFixture(
      unit: "count/min",
      hours: [
        56, 54, 53, 53, 55, 58, 66, 78, 92, 74, 72, 76, 84, 75, 71, 73, 78, 95, 112, 82, 70, 66,
        62, 58,
      ], wave: 0.04, step: 1),
    "RestingHeartRate": HealthFixture(unit: "count/min", hours: [57], wave: 0.02, step: 1),
    "HeartRateVariabilitySDNN": HealthFixture(
      unit: "ms", hours: [48, 52, 55, 50, 44, 41], wave: 0.04, step: 1),
    "OxygenSaturation": HealthFixture(
      unit: "%", hours: [0.97, 0.98, 0.97, 0.98], wave: 0.008, step: 0.01),
    "BloodGlucose": HealthFixture(
      unit: "mg/dL",
      hours: [
        96, 94, 92, 91, 93, 97, 104, 128, 142, 121, 108, 101, 116, 139, 124, 109, 102, 99, 112,
        134, 120, 108, 101, 98,
      ], wave: 0.04, step: 1),
    "BodyMass": HealthFixture(unit: "kg", hours: [68.4], wave: 0.005, step: 0.1),
    "Height": HealthFixture(unit: "cm", hours: [172]),
  ]

  private static func days(_ unit: String, _ days: [Double]) -> HealthFixture {
    HealthFixture(unit: unit, days: days)
  }
}

/// The part of time that a query asks for.
struct HealthRange {
  var start: Date?
  var end: Date?
  /// The only kind of workouts that is asked for; nil: all.
  var activity: HKWorkoutActivityType?

  /// What a predicate says, also one of several that have to hold.
  init(_ predicate: NSPredicate?) {
    switch predicate {
    case let samples as SamplesPredicate: (start, end) = (samples.start, samples.end)
    case let workouts as WorkoutPredicate: activity = workouts.activity
    case let compound as NSCompoundPredicate:
      for case let part as NSPredicate in compound.subpredicates {
        let range = HealthRange(part)
        start = [start, range.start].compactMap { $0 }.max()
        end = [end, range.end].compactMap { $0 }.min()
        activity = activity ?? range.activity
      }
    default: break
    }
  }

  func holds(_ reading: HealthReading) -> Bool {
    (start.map { reading.end > $0 } ?? true) && (end.map { reading.start < $0 } ?? true)
  }
}

final class SamplesPredicate: NSPredicate, @unchecked Sendable {
  let start: Date?
  let end: Date?
  init(start: Date?, end: Date?) {
    (self.start, self.end) = (start, end)
    super.init(block: { _, _ in true })
  }
  required init?(coder: NSCoder) { nil }
}

extension HKStatistics {
  /// Statistics of all readings of a time; nil where there are none.
  static func of(_ type: HKQuantityType, in range: HealthRange) -> HKStatistics? {
    let readings = HealthStandIn.readings(of: type, in: range)
    return of(
      readings, type, from: range.start ?? readings.first?.start ?? Date(), to: range.end ?? Date())
  }

  /// Statistics of readings; nil where there are none.
  static func of(
    _ readings: [HealthReading], _ type: HKQuantityType, from start: Date, to end: Date
  ) -> HKStatistics? {
    guard let unit = readings.first?.unit else { return nil }
    return MeasuredStatistics(type, from: start, to: end, readings, unit)
  }
}

private final class MeasuredStatistics: HKStatistics, @unchecked Sendable {
  private let readings: [HealthReading]
  private let unit: HKUnit
  private var values: [Double] { readings.map(\.value) }
  init(
    _ type: HKQuantityType, from start: Date, to end: Date, _ readings: [HealthReading],
    _ unit: HKUnit
  ) {
    (self.readings, self.unit) = (readings, unit)
    super.init(type, from: start, to: end)
  }
  private func quantity(_ value: Double?) -> HKQuantity? {
    value.map { HKQuantity(unit: unit, doubleValue: $0) }
  }
  override func minimumQuantity() -> HKQuantity? { quantity(values.min()) }
  override func maximumQuantity() -> HKQuantity? { quantity(values.max()) }
  /// Without what adding many fractions leaves behind the ninth place.
  override func sumQuantity() -> HKQuantity? {
    let sum = values.reduce(0, +)
    return quantity(abs(sum) < 1e6 ? (sum * 1e9).rounded() / 1e9 : sum)
  }
  override func averageQuantity() -> HKQuantity? {
    quantity(values.reduce(0, +) / Double(max(1, values.count)))
  }
  override func mostRecentQuantity() -> HKQuantity? { quantity(values.last) }
  override func duration() -> HKQuantity? {
    let seconds = readings.reduce(0) { $0 + $1.end.timeIntervalSince($1.start) }
    return HKQuantity(unit: .second(), doubleValue: seconds)
  }
}
