import CoreGraphics
import Foundation
package import SwiftUI

/// Values along one axis, in the plot's points (leading top corner at 0).
package struct PositionScale {
  package enum Kind: Equatable, Sendable {
    case linear, log
    case power(Double)
    case symmetricLog(Double)
    case category
  }
  package var kind = Kind.linear
  package var isDate = false
  /// Whether all values are of types without fractions.
  package var isWhole = false
  /// Bounds of a continuous domain; `low` lies at `start`.
  package var low = 0.0
  package var high = 1.0
  package var categories: [String] = []
  private var indices: [String: Int] = [:]
  /// Points where the domain starts and ends.
  package var start: CGFloat = 0
  package var end: CGFloat = 1
  /// The step that the domain was rounded to, and the count of ticks that asked for it.
  package var rounding: (step: Double, count: Int)?
  /// Smallest distance between two of the marks' positions, in the domain's unit.
  package var smallestGap: Double?
  /// Bars and rectangles that stand on points of the axis.
  package var standing: StandingMarks?

  /// Shows so much of the domain, from a value on as far as there is so much after it.
  mutating func scroll(to first: Double?, showing length: Double) {
    if let first { low = max(low, min(first, high - length)) }
    high = low + length
  }

  package init() {}
  package init(categories: [String]) {
    kind = .category
    self.categories = categories
    for (index, name) in categories.enumerated() { indices[name] = index }
  }

  package var isCategory: Bool { kind == .category }

  /// A logarithmic domain begins above zero: three powers of ten below its end where it would not
  /// (estimate).
  package mutating func keepPositive() {
    let isReversed = low > high
    var (bottom, top) = isReversed ? (high, low) : (low, high)
    if top <= 0 { top = 1 }
    if bottom <= 0 { bottom = top / 1000 }
    (low, high) = isReversed ? (top, bottom) : (bottom, top)
  }

  /// A continuous value made even along the axis.
  package func transform(_ value: Double) -> Double {
    switch kind {
    case .linear, .category: return value
    case .log: return value > 0 ? log10(value) : -.infinity
    case .power(let exponent): return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope):
      return value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }
  private func inverse(_ value: Double) -> Double {
    switch kind {
    case .linear, .category: return value
    case .log: return pow(10, value)
    case .power(let exponent):
      return value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): return value < 0 ? -expm1(-value) / slope : expm1(value) / slope
    }
  }

  /// Points of a continuous value.
  package func position(_ value: Double) -> CGFloat {
    let (from, to) = (transform(low), transform(high))
    guard to != from else { return (start + end) / 2 }
    let share = max((transform(value) - from) / (to - from), -1e4)
    return start + CGFloat(share) * (end - start)
  }

  /// Points of the middle of a value; nil for a category that is not in the domain.
  package func position(_ value: ChartValue) -> CGFloat? {
    if isCategory {
      guard let index = indices[value.name] else { return nil }
      return start + (CGFloat(index) + 0.5) * step
    }
    return value.amount.map { position($0) }
  }

  /// Points of the domain's start and end of a value that takes room (a category, a unit of time).
  package func band(_ plotted: Plotted, _ environment: EnvironmentValues) -> (CGFloat, CGFloat)? {
    if isCategory {
      guard let middle = position(plotted.value) else { return nil }
      let half = abs(step) / 2
      return (middle - half, middle + half)
    }
    guard let (low, high) = plotted.interval(environment) else { return nil }
    let (a, b) = (position(low), position(high))
    return (min(a, b), max(a, b))
  }

  /// Points of a value's middle: of its unit or bin where it has one.
  package func middle(_ plotted: Plotted, _ environment: EnvironmentValues) -> CGFloat? {
    if let (low, high) = band(plotted, environment) { return (low + high) / 2 }
    return position(plotted.value)
  }

  /// Points between two categories; negative where the axis runs the other way.
  package var step: CGFloat {
    categories.isEmpty ? end - start : (end - start) / CGFloat(categories.count)
  }

  /// Points of zero, or of the end of the domain that is nearest to it.
  package var baseline: CGFloat {
    if isCategory { return start }
    return position(min(max(0, min(low, high)), max(low, high)))
  }

  /// The value at a position.
  package func value(at position: CGFloat) -> ChartValue? {
    if isCategory {
      guard step != 0 else { return nil }
      let index = Int(((position - start) / step).rounded(.down))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    }
    guard end != start else { return nil }
    let (from, to) = (transform(low), transform(high))
    let value = inverse(from + Double((position - start) / (end - start)) * (to - from))
    return isDate ? .date(value) : .number(value)
  }

  package var domain: [ChartValue] {
    if isCategory { return categories.map { .category($0) } }
    return isDate ? [.date(low), .date(high)] : [.number(low), .number(high)]
  }

  /// The scale laid out along `length` points. A vertical axis runs upwards.
  package func laidOut(_ length: CGFloat, _ axis: Axis, _ range: PositionRangeSpec?)
    -> PositionScale
  {
    var copy = self
    switch range {
    case .points(let from, let to): (copy.start, copy.end) = (from, to)
    case .plot(let before, let after):
      (copy.start, copy.end) =
        axis == .horizontal ? (before, length - after) : (length - before, after)
    // Categories on a vertical axis stand in reading order, from the top.
    case nil:
      let (before, after) = barRoom(length)
      (copy.start, copy.end) =
        axis == .horizontal || isCategory
        ? (before, length - after) : (length - before, after)
    }
    return copy
  }

  /// What bars and rectangles at the ends of a continuous axis need beyond it, so that they stay in the
  /// plot: the last one covers no label of the axis beside it (docs/facts/layout.md).
  private func barRoom(_ length: CGFloat) -> (CGFloat, CGFloat) {
    let span = abs(high - low)
    guard let standing, !isCategory, kind == .linear, span > 0, length > 0 else { return (0, 0) }
    let share = smallestGap.map { CGFloat($0 / span) }
    let half = min(standing.width(gap: share, of: length), length / 2) / 2
    func room(_ distance: Double) -> CGFloat {
      max(0, half - CGFloat(abs(distance) / span) * (length - 2 * half))
    }
    let isReversed = low > high
    return isReversed
      ? (room(low - standing.high), room(standing.low - high))
      : (room(standing.low - low), room(high - standing.high))
  }
}
