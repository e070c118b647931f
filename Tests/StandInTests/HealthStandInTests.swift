@testable import HealthKit
import MusicKit
import Testing
import UIKit
import VitrineFoundation

/// Queries of HealthKit that are awaited, nights, rings and workouts; covers as widgets load them.
@Suite(.timeLimit(.minutes(60))) struct HealthStandInTests {
  /// Monday, 8 June 2026, 9:41.
  private static let context = AmbientContext(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!,
    now: Date(timeIntervalSince1970: 1_780_911_660))

  private func awaiting<Result: Sendable>(
    _ folder: String? = nil, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientContext.with(Self.context) {
      try await StandIn.$folder.withValue(folder) { try await body() }
    }
  }

  private let store = HKHealthStore()
  private let steps = HKQuantityType(.stepCount)

  private func week() -> NSPredicate {
    HKQuery.predicateForSamples(withStart: StandInDate.at(day: -6, 0), end: Date())
  }

  /// Apps store identifiers by their raw values.
  @Test func identifiersAreTheirRawValues() throws {
    #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
    for known in [HKQuantityTypeIdentifier.stepCount, .appleWalkingSteadiness, .dietaryVitaminB12] {
      #expect(HKQuantityTypeIdentifier(rawValue: known.rawValue) == known)
    }
    let event = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    #expect(event == .handwashingEvent)
    #expect(HKCharacteristicTypeIdentifier.bloodType.rawValue.hasSuffix("IdentifierBloodType"))
    #expect(try store.bloodType().bloodType == .notSet)
    #expect(try store.fitzpatrickSkinType().skinType == .notSet)
  }

  @Test func daysThatAreAwaited() async throws {
    let days = try await awaiting { () async throws -> [Double] in
      let descriptor = HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: steps, predicate: week()), options: .cumulativeSum,
        anchorDate: StandInDate.at(day: 0, 0), intervalComponents: DateComponents(day: 1))
      let result = try await descriptor.result(for: store)
      return result.statistics().map { $0.sumQuantity()?.doubleValue(for: .count()) ?? 0 }
    }
    #expect(days == [9120, 7480, 10_230, 8310, 6940, 11_870, 4236])
  }

  @Test func aDaysSamplesCoverTheTimeOfItsHours() async throws {
    let (day, hours) = try await awaiting { () async throws -> (Double, Double) in
      func seconds(every interval: DateComponents) async throws -> Double {
        let result = try await HKStatisticsCollectionQueryDescriptor(
          predicate: .quantitySample(type: steps, predicate: week()), options: .duration,
          anchorDate: StandInDate.at(day: 0, 0), intervalComponents: interval
        ).result(for: store)
        return result.statistics().reduce(0) {
          $0 + ($1.duration()?.doubleValue(for: .second()) ?? 0)
        }
      }
      return try await (
        seconds(every: DateComponents(day: 1)), seconds(every: DateComponents(hour: 1))
      )
    }
    #expect(day > 0 && day == hours)
  }

  /// A chart of a day's hours has all of them: HealthKit enumerates intervals without samples too.
  @Test func hoursWithoutSamplesAreEnumerated() async throws {
    try await awaiting {
      let (midnight, nextMidnight) = (StandInDate.at(day: 0, 0), StandInDate.at(day: 1, 0))
      let result = try await HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: steps, predicate: week()), options: .cumulativeSum,
        anchorDate: midnight, intervalComponents: DateComponents(hour: 1)
      ).result(for: store)
      let counts = Counts()
      result.enumerateStatistics(from: midnight, to: nextMidnight) { statistics, _ in
        counts.all.append(statistics.sumQuantity()?.doubleValue(for: .count()))
      }
      #expect(counts.all.count == 25)
      #expect(counts.all.compactMap { $0 }.reduce(0, +) == 4236)
      #expect(counts.all[12...].allSatisfy { $0 == nil })
      let night = try #require(result.statistics(for: StandInDate.at(day: 0, 3)))
      #expect(night.sumQuantity() == nil && night.startDate == StandInDate.at(day: 0, 3))
      #expect(result.statistics().allSatisfy { $0.sumQuantity() != nil })
    }
  }

  /// Intervals of months have the calendar's lengths, before and after the anchor.
  @Test(arguments: [-75, -13, -1, 0, 1, 7, 60])
  func monthsAreTheCalendars(_ index: Int) throws {
    try AmbientContext.with(Self.context) {
      let anchor = StandInDate.at(day: 0, 0)
      let months = try #require(StatisticsIntervals(from: anchor, every: DateComponents(month: 1)))
      let start = months.start(of: index)
      #expect(Calendar.current.component(.day, from: start) == 8)
      #expect(months.index(of: start) == index)
      #expect(months.index(of: start.addingTimeInterval(-1)) == index - 1)
    }
  }

  private final class Counts { var all: [Double?] = [] }

  @Test func samplesThatAreAwaited() async throws {
    let beats = try await awaiting {
      try await HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
        sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 3
      ).result(for: store)
    }
    #expect(beats.map { Calendar.current.component(.hour, from: $0.startDate) } == [9, 8, 7])
    let total = try await awaiting {
      try await HKStatisticsQueryDescriptor(
        predicate: .quantitySample(type: steps, predicate: week()), options: .cumulativeSum
      ).result(for: store)?.sumQuantity()?.doubleValue(for: .count())
    }
    #expect(total == 58_186)
  }

  /// A night has stages that follow each other without a gap; the last one ended this morning.
  @Test func nights() async throws {
    let all = try await awaiting {
      try await HKSampleQueryDescriptor(
        predicates: [.categorySample(type: HKCategoryType(.sleepAnalysis), predicate: nil)],
        sortDescriptors: [SortDescriptor(\.startDate)]
      ).result(for: store)
    }
    let stages = all.filter { $0.value != HKCategoryValueSleepAnalysis.inBed.rawValue }
    let last = stages.suffix(14)
    #expect(zip(last, last.dropFirst()).allSatisfy { $0.endDate == $1.startDate })
    let asleep = last.filter { stage in
      HKCategoryValueSleepAnalysis.allAsleepValues.contains { $0.rawValue == stage.value }
    }
    let hours = asleep.map { $0.endDate.timeIntervalSince($0.startDate) }.reduce(0, +) / 3600
    #expect((6...8).contains(hours))
    let end = try #require(last.last?.endDate)
    await awaiting { #expect(end <= Date() && end > StandInDate.at(day: 0, 5)) }
  }

  @Test func rings() async throws {
    let today = try await awaiting {
      let components = Calendar.current.dateComponents([.year, .month, .day], from: Date())
      return try await HKActivitySummaryQueryDescriptor(
        predicate: HKQuery.predicateForActivitySummary(with: components)
      ).result(for: store)
    }
    let summary = try #require(today.first)
    #expect(today.count == 1)
    #expect(summary.activeEnergyBurned.doubleValue(for: .kilocalorie()) == 268)
    #expect(summary.activeEnergyBurnedGoal.doubleValue(for: .kilocalorie()) == 500)
    #expect(summary.appleExerciseTime.doubleValue(for: .minute()) == 17)
    #expect((1...12).contains(summary.appleStandHours.doubleValue(for: .count())))
    #expect(summary.dateComponents(for: .current).day == 8)
    var week: [HKActivitySummary] = []
    await awaiting {
      store.execute(HKActivitySummaryQuery(predicate: nil) { _, all, _ in week = all ?? [] })
    }
    #expect(week.count == 7)
  }

  @Test func workouts() async throws {
    let runs = try await awaiting {
      try await HKSampleQueryDescriptor(
        predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))],
        sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)]
      ).result(for: store)
    }
    #expect(runs.count > 3 && runs.allSatisfy { $0.workoutActivityType == .running })
    #expect(runs.allSatisfy { ($0.totalDistance?.doubleValue(for: .mile()) ?? 0) > 2 })
    #expect(runs.allSatisfy { $0.totalSwimmingStrokeCount == nil })
  }

  @Test func nobodyTells() async throws {
    try await awaiting("none") {
      let all = try await HKSampleQueryDescriptor(
        predicates: [.sample(type: HKWorkoutType.workoutType())], sortDescriptors: []
      ).result(for: store)
      #expect(all.isEmpty)
      #expect(try await HKActivitySummaryQueryDescriptor().result(for: store).isEmpty)
    }
  }

  /// A cover is loaded from its address in the size that was asked for, and is the same each time.
  @Test(arguments: [1, 60, 300, 100_000])
  func coversHaveAddresses(_ side: Int) async throws {
    try await awaiting {
      let songs = try await MusicRecentlyPlayedRequest<Song>().response().items
      let url = try #require(songs.first?.artwork?.url(width: side, height: side))
      let data = try Data(contentsOf: url)
      #expect(UIImage(data: data)?.size.width == CGFloat(min(side, 1200)))
      #expect(try Data(contentsOf: url) == data)
    }
  }
}
