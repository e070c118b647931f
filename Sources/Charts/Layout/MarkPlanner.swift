import CoreGraphics
import Foundation
import SwiftUI

/// One mark with its outline, in the plot's points (leading top corner at 0).
struct PlannedMark {
  enum Ink {
    case fill(Path)
    case stroke(Path, StrokeStyle)
  }
  var name: String
  var bounds: CGRect
  var inks: [Ink] = []
  fileprivate var sharedStyle: Boxed<MarkStyle>
  var style: MarkStyle {
    _read { yield sharedStyle.value }
    _modify { yield &sharedStyle.value }
  }
  var paint: AnyShapeStyle
  var paintBox: CGRect
  var order: Int
  var label = ""
  var value = ""
  var children: [PlannedMark] = []
  /// A view instead of a drawn symbol.
  var view: AnyView?
  var annotations: [Annotation] = []
  /// Drawn without being turned around in right-to-left layouts.
  var isFixed = false

  struct Annotation {
    var spec: MarkAnnotation
    var target: CGRect
    var isHorizontal: Bool
  }
}

/// Gives every mark its outline on laid-out scales.
struct MarkPlanner {
  let model: ChartModel
  let x: PositionScale?
  let y: PositionScale?
  let size: CGSize
  var environment: EnvironmentValues { model.environment }

  func plan(_ marks: [MarkRecord]) -> [PlannedMark] {
    var planned: [PlannedMark] = []
    var series: [SeriesKey: [(Int, MarkRecord)]] = [:]
    var seriesOrder: [SeriesKey] = []
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .bar, .rectangle: planned += box(mark, index).map { [$0] } ?? []
      case .point: planned += point(mark, index).map { [$0] } ?? []
      case .rule: planned += rule(mark, index).map { [$0] } ?? []
      case .line, .area:
        let key = SeriesKey(mark)
        if series[key] == nil { seriesOrder.append(key) }
        series[key, default: []].append((index, mark))
      case .sector: break
      }
    }
    for key in seriesOrder { planned += self.series(series[key] ?? []).map { [$0] } ?? [] }
    planned += sectors(marks.enumerated().filter { $0.element.kind == .sector })
    return planned.sorted { ($0.style.zIndex ?? 0, $0.order) < ($1.style.zIndex ?? 0, $1.order) }
  }

  struct SeriesKey: Hashable {
    var kind: MarkRecord.Kind
    var values: [ChartValue?]
    var functionLine: MarkRecord.FunctionLine?
    init(_ mark: MarkRecord) {
      kind = mark.kind
      functionLine = mark.functionLine
      let style = mark.style
      // A series of its own name is a series; else whatever tells marks apart.
      values =
        mark.series.map { [$0.value] }
        ?? [style.foregroundBy?.value, style.lineStyleBy?.value, style.symbolBy?.value]
    }
  }

  // MARK: Positions

  private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }
  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func position(_ coordinate: MarkRecord.Coordinate?, _ axis: Axis) -> CGFloat? {
    switch coordinate {
    case .points(let value): value
    case .value(let value): scale(axis)?.middle(value, environment)
    case nil: nil
    }
  }

  /// Where a mark of a single position stands, moved to its place beside others.
  func middle(_ mark: MarkRecord, _ axis: Axis) -> CGFloat? {
    if let stacked = mark.stacked, stacked.axis == axis {
      return scale(axis)?.position(stacked.high)
    }
    guard let middle = position(mark[axis], axis) else { return nil }
    guard let (offset, _) = slot(mark, axis, in: available(mark, axis)) else { return middle }
    return middle + offset
  }

  /// The room for a mark around its position: a category's, a unit's, or what the gap between
  /// neighbors leaves.
  private func available(_ mark: MarkRecord, _ axis: Axis) -> CGFloat {
    guard let scale = scale(axis), let value = mark[axis]?.plotted else { return length(axis) }
    if let (low, high) = scale.band(value, environment) { return high - low }
    guard let gap = scale.smallestGap, let base = value.value.amount else { return 0 }
    return abs(scale.position(base + gap) - scale.position(base))
  }

  /// Offset from the middle and width of the part of `room` for a mark's value of `position(by:)`.
  private func slot(_ mark: MarkRecord, _ axis: Axis, in available: CGFloat) -> (CGFloat, CGFloat)?
  {
    guard let value = mark.style.positionBy?.value,
      let index = model.positions.firstIndex(of: value)
    else { return nil }
    let natural: Axis =
      mark.stacked?.axis == .horizontal || (x?.isCategory != true && y?.isCategory == true)
      ? .vertical : .horizontal
    guard axis == (mark.style.positionAxis ?? natural) else { return nil }
    let span = mark.style.positionSpan.length(
      in: available, automatic: available * ChartDefaults.barRatio)
    let width = span / CGFloat(max(1, model.positions.count))
    return (-span / 2 + (CGFloat(index) + 0.5) * width, width)
  }

  /// Start and end of a mark with extent along an axis.
  func span(_ mark: MarkRecord, _ axis: Axis, _ dimension: MarkDimension) -> (
    CGFloat, CGFloat
  )? {
    let offset = mark.style.offset
    let (first, last) =
      axis == .horizontal ? (offset.xStart, offset.xEnd) : (offset.yStart, offset.yEnd)
    func ends(_ a: CGFloat, _ b: CGFloat) -> (CGFloat, CGFloat) { (a + first, b + last) }
    if let stacked = mark.stacked, stacked.axis == axis {
      guard let scale = scale(axis) else { return nil }
      // On a logarithmic scale bars start at the edge, for there is no zero.
      let low = scale.kind == .log && stacked.low <= 0 ? scale.start : scale.position(stacked.low)
      return ends(low, scale.position(stacked.high))
    }
    if mark.start(axis) != nil || mark.end(axis) != nil {
      guard let a = edge(mark.start(axis), axis, isStart: true),
        let b = edge(mark.end(axis), axis, isStart: false)
      else { return nil }
      return ends(a, b)
    }
    guard mark[axis] != nil else {
      return ends(axis == .horizontal ? 0 : length(axis), axis == .horizontal ? length(axis) : 0)
    }
    guard let middle = position(mark[axis], axis) else { return nil }
    let available = available(mark, axis)
    if let (offset, width) = slot(mark, axis, in: available) {
      let used = dimension.length(in: width, automatic: width)
      return ends(middle + offset - used / 2, middle + offset + used / 2)
    }
    let used = dimension.length(in: available, automatic: automatic(mark, axis, available))
    return ends(middle - used / 2, middle + used / 2)
  }

  private func automatic(_ mark: MarkRecord, _ axis: Axis, _ available: CGFloat) -> CGFloat {
    guard mark.kind == .bar else { return available > 0 ? available : ChartDefaults.plainBarLimit }
    let value = mark[axis]?.plotted
    let hasBand = value.map { scale(axis)?.band($0, environment) != nil } ?? false
    if hasBand { return available * ChartDefaults.barRatio }
    return available > 0
      ? min(available * ChartDefaults.barRatio, ChartDefaults.plainBarLimit)
      : ChartDefaults.plainBarLimit
  }

  /// An explicit end: a value, points, or the plot's edge.
  private func edge(_ coordinate: MarkRecord.Coordinate?, _ axis: Axis, isStart: Bool) -> CGFloat? {
    if let coordinate {
      guard case .value(let value) = coordinate, let scale = scale(axis) else {
        return position(coordinate, axis)
      }
      // Both ends of a category lie at its edges.
      if scale.isCategory, let (low, high) = scale.band(value, environment) {
        return isStart ? low : high
      }
      return scale.position(value.value)
    }
    return isStart == (axis == .horizontal) ? 0 : length(axis)
  }

  // MARK: Boxes, points and rules

  private func box(_ mark: MarkRecord, _ index: Int) -> PlannedMark? {
    guard let (x0, x1) = span(mark, .horizontal, mark.width),
      let (y0, y1) = span(mark, .vertical, mark.height)
    else { return nil }
    let rect = CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    var planned = make(mark, index, rect)
    if rect.width > 0, rect.height > 0 {
      planned.inks = [.fill(outline(mark, rect, x0, x1, y0, y1))]
    }
    planned.annotations = annotations(mark, rect, isHorizontal: mark.stacked?.axis == .horizontal)
    return planned
  }

  private func outline(
    _ mark: MarkRecord, _ rect: CGRect, _ x0: CGFloat, _ x1: CGFloat, _ y0: CGFloat, _ y1: CGFloat
  ) -> Path {
    let given = mark.style.cornerRadius
    let limit = min(rect.width, rect.height) / 2
    let radius = min(max(0, given ?? (mark.kind == .bar ? ChartDefaults.barCorner : 0)), limit)
    guard radius > 0 else { return Path(rect) }
    guard given == nil, let stacked = mark.stacked, !(stacked.roundsLow && stacked.roundsHigh)
    else {
      return Path(roundedRect: rect, cornerRadius: radius, style: mark.style.cornerStyle)
    }
    let (low, high) = (stacked.roundsLow ? radius : 0, stacked.roundsHigh ? radius : 0)
    let (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) =
      stacked.axis == .horizontal
      ? (x0 <= x1 ? (low, high, 0, 0) : (high, low, 0, 0))
      : (y0 >= y1 ? (0, 0, high, low) : (0, 0, low, high))
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: max(left, top), bottomLeading: max(left, bottom),
        bottomTrailing: max(right, bottom), topTrailing: max(right, top)),
      style: mark.style.cornerStyle)
  }

  private func point(_ mark: MarkRecord, _ index: Int) -> PlannedMark? {
    guard let center = datum(mark) else { return nil }
    return symbol(
      mark, index, center, model.symbol(mark.style) ?? .shape(BasicChartSymbolShape.circle))
  }

  /// The position of a mark with one position on each axis.
  func datum(_ mark: MarkRecord) -> CGPoint? {
    guard let x = mark.x == nil ? size.width / 2 : middle(mark, .horizontal),
      let y = mark.y == nil ? size.height / 2 : middle(mark, .vertical), x.isFinite, y.isFinite
    else { return nil }
    return CGPoint(x: x + mark.style.offset.xStart, y: y + mark.style.offset.yStart)
  }

  func symbol(
    _ mark: MarkRecord, _ index: Int, _ center: CGPoint, _ symbol: MarkStyle.Symbol
  ) -> PlannedMark {
    let extent = model.symbolExtent(mark.style)
    let rect = CGRect(
      x: center.x - extent.width / 2, y: center.y - extent.height / 2, width: extent.width,
      height: extent.height)
    var planned = make(mark, index, rect)
    switch symbol {
    case .shape(let shape): planned.inks = [.fill(shape.path(in: rect))]
    case .view(let view): planned.view = view
    case .hidden: break
    }
    planned.annotations = annotations(mark, rect, isHorizontal: false)
    return planned
  }

  private func rule(_ mark: MarkRecord, _ index: Int) -> PlannedMark? {
    // The axis that the line has one position on.
    let fixed: Axis = mark.x != nil ? .horizontal : .vertical
    let free: Axis = fixed == .horizontal ? .vertical : .horizontal
    guard let at = middle(mark, fixed), let (a, b) = span(mark, free, .automatic), at.isFinite,
      a.isFinite, b.isFinite
    else { return nil }
    let stroke = model.stroke(mark)
    let offset = mark.style.offset
    var path = Path()
    let rect: CGRect
    let half = stroke.lineWidth / 2
    if fixed == .horizontal {
      let at = at + offset.xStart
      path.addLines([CGPoint(x: at, y: a), CGPoint(x: at, y: b)])
      rect = CGRect(x: at - half, y: min(a, b), width: 2 * half, height: abs(b - a))
    } else {
      let at = at + offset.yStart
      path.addLines([CGPoint(x: a, y: at), CGPoint(x: b, y: at)])
      rect = CGRect(x: min(a, b), y: at - half, width: abs(b - a), height: 2 * half)
    }
    var planned = make(mark, index, rect)
    planned.inks = [.stroke(path, stroke)]
    planned.annotations = annotations(mark, rect, isHorizontal: false)
    return planned
  }

  // MARK: Parts of all

  func make(_ mark: MarkRecord, _ index: Int, _ bounds: CGRect) -> PlannedMark {
    PlannedMark(
      name: mark.kind.rawValue, bounds: bounds, sharedStyle: mark.sharedStyle,
      paint: model.paint(mark.style),
      paintBox: mark.style.alignsWithPlot ? CGRect(origin: .zero, size: size) : bounds,
      order: index,
      label: label(mark), value: value(mark))
  }

  func annotations(_ mark: MarkRecord, _ rect: CGRect, isHorizontal: Bool) -> [PlannedMark
    .Annotation]
  {
    mark.style.annotations.map { .init(spec: $0, target: rect, isHorizontal: isHorizontal) }
  }

  /// What a screen reader calls the mark: its position, and what tells it apart.
  private func label(_ mark: MarkRecord) -> String {
    if let label = mark.style.label { return label.plainString(in: environment) }
    let position = Stacking.valueAxis(mark) == .horizontal ? mark.y : mark.x
    return [position?.plotted, mark.style.foregroundBy].compactMap { $0.map(text) }
      .joined(separator: ", ")
  }

  private func value(_ mark: MarkRecord) -> String {
    if let value = mark.style.value { return value.plainString(in: environment) }
    let amounts: [Plotted?] =
      if let angle = mark.angle { [angle] } else if Stacking.valueAxis(mark) == .horizontal {
        [mark.x?.plotted]
      } else if mark.y != nil { [mark.y?.plotted] } else {
        [mark.yStart?.plotted, mark.yEnd?.plotted]
      }
    return amounts.compactMap { $0.map(text) }.joined(separator: " – ")
  }

  private func text(_ plotted: Plotted) -> String {
    switch plotted.value {
    case .category(let name): return name
    case .number: return AxisTicks.number(plotted.value, environment.locale)
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let calendar = plotted.calendar ?? environment.calendar
      let style = Date.FormatStyle(
        date: .abbreviated, time: .omitted, locale: environment.locale, calendar: calendar,
        timeZone: calendar.timeZone)
      let isDaily = date == calendar.startOfDay(for: date)
      return (isDaily ? style : style.hour().minute()).format(date)
    }
  }
}
