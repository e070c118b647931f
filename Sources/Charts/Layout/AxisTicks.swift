import CoreGraphics
import Foundation
import SwiftUI

/// The values that an axis marks, and how they are written.
struct AxisTicks {
  let values: [ChartValue]
  let text: (ChartValue) -> String

  /// How many steps an axis of `length` points asks for. Upright four, whether 65 or 215 points high
  /// (snapshots of Swift Charts); two below 40 (estimate). Lying one for 70 of width, from 2 to 5
  /// (estimate).
  static func desiredCount(_ length: CGFloat, _ axis: Axis) -> Int {
    if axis == .vertical { return length.isFinite && length < 40 ? 2 : 4 }
    let count = (Double(length) / 70).rounded()
    return count.isFinite ? Int(min(5, max(2, count))) : 5
  }

  static func count(_ values: AxisMarkValues, _ fallback: Int) -> Int {
    if case .automatic(let desired?, _) = values.kind { return max(1, desired) }
    return fallback
  }

  /// Values of a type without fractions get a step of at least 1 (a snapshot of one bar from 0 to 1
  /// has no tick in between).
  static func numberStep(
    _ values: AxisMarkValues, _ low: Double, _ high: Double, count: Int, isWhole: Bool
  ) -> Double {
    let least: Double = isWhole ? 1 : 0
    switch values.kind {
    case .step(let step) where step > 0: return step
    case .automatic(let desired?, let minimum):
      return max(minimum ?? least, NiceNumbers.step(span: high - low, count: max(1, desired)))
    case .automatic(nil, let minimum):
      return max(minimum ?? least, NiceNumbers.step(low, high, most: count))
    case .step, .calendar, .values:
      return NiceNumbers.step(low, high, most: count)
    }
  }

  static func calendarStep(_ values: AxisMarkValues, span: Double, count: Int) -> DateTicks {
    switch values.kind {
    case .calendar(let unit, let step, _): return DateTicks(unit, step)
    case .automatic(_, let minimum):
      return .automatic(span: span, count: Self.count(values, count), minimum: minimum ?? 0)
    case .step(let seconds):
      return .automatic(span: span, count: Int(max(1, span / max(1, seconds))))
    case .values: return .automatic(span: span, count: count)
    }
  }

  init(
    _ spec: AxisMarkValues, _ scale: PositionScale, count: Int, isShare: Bool,
    _ environment: EnvironmentValues
  ) {
    let (low, high) = (min(scale.low, scale.high), max(scale.low, scale.high))
    let locale = environment.locale
    if scale.isCategory {
      values = Self.categories(spec, scale)
      text = { $0.name }
    } else if scale.isDate {
      var calendar = environment.calendar
      if case .calendar(_, _, let own?) = spec.kind { calendar = own }
      let step = Self.calendarStep(spec, span: high - low, count: count)
      values =
        Self.given(spec, low, high)
        ?? step.dates(
          from: Date(timeIntervalSinceReferenceDate: low),
          to: Date(timeIntervalSinceReferenceDate: high), calendar
        ).map(\.chartValue)
      text = { value in
        guard let date = Date(chartValue: value) else { return value.name }
        return step.label(date, locale, calendar)
      }
    } else {
      var step = Self.numberStep(spec, low, high, count: count, isWhole: scale.isWhole)
      // Rounding made the domain larger; its step would no longer be found from the span.
      if case .automatic = spec.kind, let rounding = scale.rounding,
        rounding.count == Self.count(spec, count)
      {
        step = rounding.step
      }
      var found = Self.given(spec, low, high)
      if found == nil, scale.kind == .log { found = Self.powers(low, high) }
      values =
        found
        ?? NiceNumbers.multiples(of: step, from: low, to: high).map { .number($0) }
      let places = values.reduce(0) { max($0, NiceNumbers.decimals($1.amount ?? 0)) }
      text = { Self.number($0, locale, isShare: isShare, places: places) }
    }
  }

  private static func categories(_ spec: AxisMarkValues, _ scale: PositionScale) -> [ChartValue] {
    switch spec.kind {
    case .values(let values): return values.filter { scale.position($0) != nil }
    case .automatic(let desired?, _) where desired > 0 && desired < scale.categories.count:
      let every = (scale.categories.count + desired - 1) / desired
      return scale.categories.enumerated().filter { $0.offset % every == 0 }
        .map { .category($0.element) }
    case .automatic, .calendar, .step: return scale.domain
    }
  }

  /// Explicit values inside the domain.
  private static func given(_ spec: AxisMarkValues, _ low: Double, _ high: Double) -> [ChartValue]?
  {
    guard case .values(let values) = spec.kind else { return nil }
    let slack = (high - low) * 1e-9
    return values.filter { $0.amount.map { $0 >= low - slack && $0 <= high + slack } ?? false }
  }

  /// Powers of ten; nil where there are fewer than two.
  private static func powers(_ low: Double, _ high: Double) -> [ChartValue]? {
    guard low > 0, high > low else { return nil }
    let (first, last) = (log10(low).rounded(.up), log10(high).rounded(.down))
    guard last > first, last - first < 100 else { return nil }
    return (Int(first)...Int(last)).map { .number(pow(10, Double($0))) }
  }

  /// All ticks have as many decimal places as one of them needs, 0 has none ("1.5", "1.0", "0.5",
  /// "0" in a snapshot).
  static func number(
    _ value: ChartValue, _ locale: Locale, isShare: Bool = false, places: Int = 0
  ) -> String {
    guard let amount = value.amount else { return value.name }
    if isShare {
      return FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(0...2)).format(amount)
    }
    return FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength((amount == 0 ? 0 : min(places, 6))...6)).format(amount)
  }
}
