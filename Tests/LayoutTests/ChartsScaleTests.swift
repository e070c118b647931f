import Foundation
import Testing

@testable import Charts
@testable import SwiftUI

/// Round numbers and dates for axes.
@Suite(.timeLimit(.minutes(60))) struct ChartsScaleTests {
  @Test(arguments: [
    (2.62, 3, 1.0), (95, 4, 20), (10, 5, 2), (0.3, 3, 0.1), (1000, 5, 200), (7, 4, 2), (0, 4, 1),
  ])
  func steps(span: Double, count: Int, step: Double) {
    #expect(abs(NiceNumbers.step(span: span, count: count) - step) < 1e-12)
  }

  /// Ticks of snapshots of Swift Charts, in numbers of our own that fall alike.
  @Test(arguments: [
    (-1.3, 1.2, 4, 1.0), (-6.2, 1.2, 4, 5), (0, 1.6, 4, 0.5), (-11, 13, 4, 10), (0, 8, 4, 2),
    (0, 0, 4, 1),
  ])
  func stepsOfAnAxis(low: Double, high: Double, most: Int, step: Double) {
    #expect(abs(NiceNumbers.step(low, high, most: most) - step) < 1e-12)
  }

  @Test func ticksShareTheirPlaces() {
    let en = Locale(identifier: "en_US")
    #expect(AxisTicks.number(.number(1), en, places: 1) == "1.0")
    #expect(AxisTicks.number(.number(0), en, places: 1) == "0")
    #expect(AxisTicks.number(.number(2), en) == "2")
  }

  /// Zero and what is below have no place on a logarithmic axis; the rest is drawn.
  @Test(arguments: [
    (0.0, 100.0, 0.1, 100.0), (100, 0, 100, 0.1), (-5, -1, 0.001, 1), (0, 0, 0.001, 1),
    (1, 10, 1, 10),
  ])
  func logarithmsBeginAboveZero(low: Double, high: Double, first: Double, last: Double) {
    var scale = PositionScale()
    (scale.low, scale.high) = (low, high)
    scale.keepPositive()
    #expect(abs(scale.low - first) < 1e-9 && abs(scale.high - last) < 1e-9)
  }

  @Test func domainsRoundOutwards() {
    let (low, high) = NiceNumbers.rounded(-1.35, 1.26, step: 1, lower: true, upper: true)
    #expect(low == -2 && high == 2)
    #expect(NiceNumbers.multiples(of: 0.1, from: 0, to: 0.3) == [0, 0.1, 0.2, 0.3])
    #expect(NiceNumbers.multiples(of: 0, from: 0, to: 1).isEmpty)
  }

  @Test(arguments: [
    (3600.0 * 24, 4, Calendar.Component.hour, 6), (86400 * 7, 3, .day, 2),
    (86400 * 365, 4, .month, 3), (3600, 4, .minute, 15),
  ])
  func calendarSteps(span: Double, count: Int, unit: Calendar.Component, by: Int) {
    let step = DateTicks.automatic(span: span, count: count)
    #expect(step.unit == unit && step.count == by)
  }

  @Test func datesStandOnTheClock() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let start = Date(timeIntervalSince1970: 1_717_380_000)  // 02:00
    let dates = DateTicks(.hour, 6).dates(
      from: start, to: start.addingTimeInterval(86400), calendar)
    #expect(dates.map { calendar.component(.hour, from: $0) } == [6, 12, 18, 0])
  }

  @Test(arguments: [PositionScale.Kind.linear, .log, .power(0.5), .symmetricLog(1)])
  func transforms(_ kind: PositionScale.Kind) {
    var scale = PositionScale()
    scale.kind = kind
    (scale.low, scale.high) = (1, 100)
    let laidOut = scale.laidOut(200, .horizontal, nil)
    #expect(laidOut.position(1.0) == 0)
    #expect(abs(laidOut.position(100.0) - 200) < 1e-9)
    // A position's value is at that position.
    let value = laidOut.value(at: 70)?.amount ?? 0
    #expect(abs(laidOut.position(value) - 70) < 1e-6)
  }

  @Test func logarithmsAreEven() {
    var scale = PositionScale()
    scale.kind = .log
    (scale.low, scale.high) = (1, 100)
    #expect(abs(scale.laidOut(200, .horizontal, nil).position(10.0) - 100) < 1e-9)
  }

  @Test func valuesKeepTheirTypes() {
    enum Fuel: String, Plottable { case gas, coal }
    #expect(Fuel.gas.chartValue == .category("gas"))
    #expect(Fuel.make(from: .category("coal")) == .coal)
    #expect(Int.make(from: .number(3.2)) == 3)
    #expect(Date.make(from: .number(3)) == nil)
  }

  /// The first of equal values counts, a number is found by its name, and what is not there looks as the first.
  @Test func looksAreFound() {
    var spec = StyleScaleSpec<Int>()
    spec.range = [10, 20, 30]
    spec.domain = .categories(["a", "b", "a", "3"])
    let named = StyleScale(data: [], spec: spec, defaults: [])
    #expect(named.bounds == nil)
    let values: [ChartValue] = [.category("a"), .category("b"), .number(3), .category("c")]
    #expect(values.map { named.look($0) } == [10, 20, 10, 10])
    spec.domain = nil
    spec.pairs = [(.number(5), 1), (.number(5), 2)]
    let written = StyleScale(data: [.number(2), .number(9)], spec: spec, defaults: [])
    #expect(written.values == [.number(5), .number(2), .number(9)])
    #expect([2.0, 5, 9].map { written.look(.number($0)) } == [20, 1, 30])
    #expect(written.bounds.map { [$0.0, $0.1] } == [2, 9])
  }

  @Test func binsCoverTheirData() {
    let bins = NumberBins(data: [1.0, 2, 3.5, 9.2], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 3.5) == 1)
    #expect(bins.index(for: 99) == 4)
    #expect(bins[4].contains(10))
  }
}
