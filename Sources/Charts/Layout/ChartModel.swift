import CoreGraphics
import Foundation
import SwiftUI

/// What the marks of a chart say, with domains and looks found, before there is any size.
struct ChartModel {
  var marks: [MarkRecord]
  let environment: EnvironmentValues
  let options: ChartOptions
  var x: PositionScale?
  var y: PositionScale?
  /// An axis whose values are shares of one.
  let normalized: Axis?
  let foreground: StyleScale<AnyShapeStyle>
  let symbol: StyleScale<MarkStyle.Symbol>
  let lineStyle: StyleScale<StrokeStyle>
  let symbolSize: StyleScale<CGFloat>
  /// Values told apart by position.
  let positions: [ChartValue]

  init(_ records: [MarkRecord], _ environment: EnvironmentValues) {
    var marks = records
    Stacking.stack(&marks, environment)
    self.marks = marks
    self.environment = environment
    options = environment.chart
    normalized = marks.first { $0.stacking.kind == .normalized }?.stacked?.axis
    func distinct(_ read: (MarkStyle) -> Plotted?) -> [ChartValue] {
      var seen: Set<ChartValue> = []
      return marks.compactMap { read($0.style)?.value }.filter { seen.insert($0).inserted }
    }
    foreground = StyleScale(
      data: distinct(\.foregroundBy), spec: options.foreground, defaults: ChartDefaults.colors)
    symbol = StyleScale(
      data: distinct(\.symbolBy), spec: options.symbol,
      defaults: BasicChartSymbolShape.series.map { .shape($0) })
    lineStyle = StyleScale(
      data: distinct(\.lineStyleBy), spec: options.lineStyle, defaults: ChartDefaults.lineStyles)
    symbolSize = StyleScale(data: distinct(\.symbolSizeBy), spec: options.symbolSize, defaults: [])
    positions = distinct(\.positionBy)
    x = scale(.horizontal, options.x)
    y = scale(.vertical, options.y)
    if let visible = options.visibleX { x?.scroll(to: options.firstX, showing: visible) }
    if let visible = options.visibleY { y?.scroll(to: options.firstY, showing: visible) }
  }

  subscript(axis: Axis) -> PositionScale? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  func choice(_ axis: Axis) -> ChartOptions.ScaleChoice {
    axis == .horizontal ? options.x : options.y
  }

  /// Whether the domain comes from the data and may be rounded to ticks.
  func isAutomatic(_ axis: Axis) -> Bool {
    guard let domain = choice(axis).domain else { return true }
    if case .automatic = domain { return true }
    return false
  }

  /// The scale of an axis; nil where the marks say nothing about it.
  private func scale(_ axis: Axis, _ choice: ChartOptions.ScaleChoice) -> PositionScale? {
    let marks = marks.filter { $0.kind != .sector }
    let values = marks.flatMap { $0.values(axis) }
    let automatic: AutomaticScaleDomain
    switch choice.domain {
    case .categories(let names): return PositionScale(categories: names)
    case .interval(let from, let to):
      var scale = PositionScale()
      guard let low = from.amount, let high = to.amount else { return nil }
      (scale.low, scale.high) = (low, high)
      scale.isDate = from.isDate
      finish(&scale, marks, axis, choice.type)
      return scale
    case .automatic(let domain): automatic = domain
    case nil: automatic = AutomaticScaleDomain()
    }
    guard !values.isEmpty else { return nil }
    if choice.type?.kind == .category || values.contains(where: { $0.value.isCategory }) {
      var seen: Set<String> = []
      var names = values.map(\.value.name).filter { seen.insert($0).inserted }
      if let modify = automatic.modify { names = modify(names.map { .category($0) }).map(\.name) }
      return PositionScale(categories: automatic.reversed == true ? names.reversed() : names)
    }
    return continuous(marks, values, axis, automatic, choice.type)
  }

  private func continuous(
    _ marks: [MarkRecord], _ values: [Plotted], _ axis: Axis, _ automatic: AutomaticScaleDomain,
    _ type: ScaleType?
  ) -> PositionScale? {
    let amounts = amounts(marks, axis, type)
    guard var low = amounts.min(), var high = amounts.max() else { return nil }
    var scale = PositionScale()
    scale.isDate = values.contains { $0.value.isDate }
    scale.isWhole = values.allSatisfy(\.isWhole)
    // Zero is in the domain of numbers unless they are bins or the scale is logarithmic.
    let bins = values.allSatisfy { $0.interval(environment) != nil }
    if automatic.includesZero ?? (!scale.isDate && !bins), type?.kind != .log, !scale.isDate {
      (low, high) = (min(low, 0), max(high, 0))
    }
    if let modify = automatic.modify {
      let domain = modify(
        scale.isDate ? [.date(low), .date(high)] : [.number(low), .number(high)]
      )
      .compactMap(\.amount)
      (low, high) = (domain.min() ?? low, domain.max() ?? high)
    }
    if low == high { high = low + (scale.isDate ? 86400 : 1) }
    (scale.low, scale.high) = automatic.reversed == true ? (high, low) : (low, high)
    finish(&scale, marks, axis, type)
    return scale
  }

  /// What has to find room on an axis: on a logarithmic one, as far as it is above zero.
  private func amounts(_ marks: [MarkRecord], _ axis: Axis, _ type: ScaleType?) -> [Double] {
    var amounts: [Double] = []
    for mark in marks {
      if let stacked = mark.stacked, stacked.axis == axis {
        amounts += [stacked.low, stacked.high]
        continue
      }
      for value in mark.values(axis) {
        if let (low, high) = value.interval(environment) {
          amounts += [low, high]
        } else if let amount = value.value.amount {
          amounts.append(amount)
        }
      }
    }
    amounts = amounts.filter(\.isFinite)
    guard type?.kind == .log, amounts.contains(where: { $0 > 0 }) else { return amounts }
    return amounts.filter { $0 > 0 }
  }

  private func finish(
    _ scale: inout PositionScale, _ marks: [MarkRecord], _ axis: Axis, _ type: ScaleType?
  ) {
    switch type?.kind {
    case .log:
      scale.kind = .log
      scale.keepPositive()
    case .power(let exponent): scale.kind = .power(exponent)
    case .symmetricLog(let slope): scale.kind = .symmetricLog(slope)
    case .linear, .date, .category, nil: break
    }
    if case .date = type?.kind { scale.isDate = true }
    let wide: Set<MarkRecord.Kind> = [.bar, .rectangle]
    let single = marks.filter { wide.contains($0.kind) && $0.stacked?.axis != axis }
      .compactMap { $0[axis]?.plotted?.value.amount }
    let sorted = Set(single).sorted()
    scale.smallestGap = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min()
    scale.standing = standingMarks(marks.filter { wide.contains($0.kind) }, axis)
  }

  /// Bars and rectangles that stand on a value itself, not on a unit of it.
  private func standingMarks(_ wide: [MarkRecord], _ axis: Axis) -> StandingMarks? {
    let marks = wide.filter {
      $0.stacked?.axis != axis && $0.start(axis) == nil && $0.end(axis) == nil
        && $0[axis]?.plotted.map { $0.interval(environment) == nil } == true
    }
    let values = marks.compactMap { $0[axis]?.plotted?.value.amount }.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    let widths = marks.map {
      StandingMarks.Width(
        dimension: axis == .horizontal ? $0.width : $0.height, isBar: $0.kind == .bar)
    }
    return StandingMarks(low: low, high: high, widths: Set(widths))
  }

  /// The domain moved outwards to the ticks that an axis will have.
  mutating func round(_ axis: Axis, to values: AxisMarkValues, count: Int) {
    guard var scale = self[axis], !scale.isCategory, isAutomatic(axis) else { return }
    let isReversed = scale.low > scale.high
    var (low, high) = isReversed ? (scale.high, scale.low) : (scale.low, scale.high)
    let lower = values.roundsLower ?? !scale.isDate
    let upper = values.roundsUpper ?? !scale.isDate
    guard lower || upper else { return }
    if scale.isDate {
      let step = AxisTicks.calendarStep(values, span: high - low, count: count)
      (low, high) = rounded(low, high, step, lower: lower, upper: upper)
    } else if scale.kind == .log {
      if low > 0, lower { low = pow(10, log10(low).rounded(.down)) }
      if high > 0, upper { high = pow(10, log10(high).rounded(.up)) }
      if low == high { high = low * 10 }
    } else {
      let step = AxisTicks.numberStep(values, low, high, count: count, isWhole: scale.isWhole)
      (low, high) = NiceNumbers.rounded(low, high, step: step, lower: lower, upper: upper)
      scale.rounding = (step, AxisTicks.count(values, count))
    }
    (scale.low, scale.high) = isReversed ? (high, low) : (low, high)
    self[axis] = scale
  }

  private func rounded(
    _ low: Double, _ high: Double, _ step: DateTicks, lower: Bool, upper: Bool
  ) -> (Double, Double) {
    let calendar = environment.calendar
    let from = Date(timeIntervalSinceReferenceDate: low)
    let to = Date(timeIntervalSinceReferenceDate: high)
    let start = calendar.dateInterval(of: step.unit, for: from)?.start ?? from
    var end = to
    if let unit = calendar.dateInterval(of: step.unit, for: to), unit.start < to { end = unit.end }
    return (
      lower ? start.timeIntervalSinceReferenceDate : low,
      upper ? end.timeIntervalSinceReferenceDate : high
    )
  }

  /// The style that a mark is painted with.
  func paint(_ style: MarkStyle) -> AnyShapeStyle {
    if let foreground = style.foreground { return foreground }
    if let value = style.foregroundBy?.value, let found = foreground.style(value, environment) {
      return found
    }
    return ChartDefaults.colors[0]
  }

  func stroke(_ mark: MarkRecord) -> StrokeStyle {
    if let style = mark.style.lineStyle { return style }
    if let value = mark.style.lineStyleBy?.value, let found = lineStyle.look(value) { return found }
    return mark.kind == .rule ? ChartDefaults.rule : ChartDefaults.line
  }

  func symbol(_ style: MarkStyle) -> MarkStyle.Symbol? {
    if let symbol = style.symbol { return symbol }
    return style.symbolBy.flatMap { symbol.look($0.value) }
  }

  /// Width and height of a mark's symbol, points.
  func symbolExtent(_ style: MarkStyle) -> CGSize {
    if let extent = style.symbolExtent { return extent }
    let side = 2 * (max(0, symbolArea(style)) / .pi).squareRoot()
    return CGSize(width: side, height: side)
  }

  private func symbolArea(_ style: MarkStyle) -> CGFloat {
    if let area = style.symbolArea { return area }
    guard let value = style.symbolSizeBy?.value else { return ChartDefaults.symbolArea }
    return symbolArea(for: value)
  }

  /// Square points of a value on the scale of sizes.
  func symbolArea(for value: ChartValue) -> CGFloat {
    let isMapped = !symbolSize.spec.pairs.isEmpty || symbolSize.spec.mapping != nil
    if isMapped || symbolSize.spec.range.count > 2 {
      return symbolSize.look(value) ?? ChartDefaults.symbolArea
    }
    let areas = symbolSize.spec.range
    let (small, large) =
      areas.count == 2 ? (areas[0], areas[1]) : ChartDefaults.symbolAreas
    if let amount = value.amount, let (low, high) = symbolSize.bounds {
      let base = min(0, low)
      return high > base
        ? small + (large - small) * CGFloat((amount - base) / (high - base)) : small
    }
    let index = symbolSize.values.firstIndex(of: value) ?? 0
    let last = max(1, symbolSize.values.count - 1)
    return small + (large - small) * CGFloat(index) / CGFloat(last)
  }
}
