import Charts
import Foundation
import SwiftUI

/// The marks of one chart element (`BarChart`, `LineChart` …) as Swift Charts' content.
@MainActor
struct ChartMarks {
  let element: Element
  let script: ScriptRun

  private var type: String { element.type }
  private var isFlipped: Bool { element["labelOnYAxis"]?.bool ?? false }

  /// Names of the elements that are read here.
  static let types: Set<String> = [
    "BarChart", "LineChart", "AreaChart", "RectChart", "BarStackChart", "LineCategoryChart",
    "AreaStackChart", "BarGanttChart", "RangeAreaChart", "Bar1DChart", "PointChart",
    "Point1DChart", "PointCategoryChart", "HeatMapChart", "RuleChart", "RuleLineForValueChart",
    "RuleLineForLabelChart", "RectAreaChart", "PieChart", "DonutChart", "LinePlot", "AreaPlot",
  ]

  var content: [AnyChartContent] {
    if type == "LinePlot" || type == "AreaPlot" { return plot }
    return (element["marks"]?.array ?? []).compactMap { mark in
      basic(mark).map { styled($0, mark) }
    }
  }

  // MARK: Marks by type

  private func basic(_ mark: Value) -> AnyChartContent? {
    switch type {
    case "BarChart", "LineChart", "AreaChart", "RectChart", "BarStackChart",
      "LineCategoryChart", "AreaStackChart":
      labeled(mark)
    case "BarGanttChart", "RangeAreaChart", "RuleChart": ranged(mark)
    case "Bar1DChart": oneBar(mark)
    case "PointChart", "PointCategoryChart", "Point1DChart": point(mark)
    case "HeatMapChart": heat(mark)
    case "RectAreaChart": area(mark)
    case "RuleLineForValueChart":
      mark["value"]?.number.map { value in
        isFlipped
          ? AnyChartContent(RuleMark(x: .value("value", value)))
          : AnyChartContent(RuleMark(y: .value("value", value)))
      }
    case "RuleLineForLabelChart":
      ChartLabel(mark["label"], unit: mark["unit"]).map { label in
        switch label {
        case .text(let text): rule(.value("label", text))
        case .date(let date, let unit): rule(.value("label", date, unit: unit))
        }
      }
    case "PieChart", "DonutChart": sector(mark)
    default: nil
    }
  }

  private func rule<L: Plottable>(_ label: PlottableValue<L>) -> AnyChartContent {
    isFlipped ? AnyChartContent(RuleMark(y: label)) : AnyChartContent(RuleMark(x: label))
  }

  private func labeled(_ mark: Value) -> AnyChartContent? {
    guard let number = mark["value"]?.number,
      let label = ChartLabel(mark["label"], unit: mark["unit"])
    else { return nil }
    let value = PlottableValue.value("value", number)
    let content =
      switch label {
      case .text(let text):
        isFlipped
          ? twoAxes(mark, x: value, y: .value("label", text))
          : twoAxes(mark, x: .value("label", text), y: value)
      case .date(let date, let unit):
        isFlipped
          ? twoAxes(mark, x: value, y: .value("label", date, unit: unit))
          : twoAxes(mark, x: .value("label", date, unit: unit), y: value)
      }
    guard let category = mark["category"]?.text else { return content }
    return AnyChartContent(content.foregroundStyle(by: .value("category", category)))
  }

  private func twoAxes<X: Plottable, Y: Plottable>(
    _ mark: Value, x: PlottableValue<X>, y: PlottableValue<Y>
  ) -> AnyChartContent {
    let stacking = mark["stacking"]?.stacking ?? .standard
    let (width, height) = (mark["width"].dimension, mark["height"].dimension)
    switch type {
    case "LineChart": return AnyChartContent(LineMark(x: x, y: y))
    case "LineCategoryChart":
      return AnyChartContent(
        LineMark(x: x, y: y, series: .value("category", mark["category"]?.text ?? "")))
    case "AreaChart", "AreaStackChart":
      return AnyChartContent(AreaMark(x: x, y: y, stacking: stacking))
    case "RectChart":
      return AnyChartContent(RectangleMark(x: x, y: y, width: width, height: height))
    default:
      return AnyChartContent(
        BarMark(x: x, y: y, width: width, height: height, stacking: stacking))
    }
  }

  private func ranged(_ mark: Value) -> AnyChartContent? {
    guard let start = mark["start"]?.number, let end = mark["end"]?.number,
      let label = ChartLabel(mark["label"], unit: mark["unit"])
    else { return nil }
    switch label {
    case .text(let text): return range(.value("label", text), start, end, mark["size"].dimension)
    case .date(let date, let unit):
      return range(.value("label", date, unit: unit), start, end, mark["size"].dimension)
    }
  }

  private func range<L: Plottable>(
    _ label: PlottableValue<L>, _ start: Double, _ end: Double, _ size: MarkDimension
  ) -> AnyChartContent {
    let (from, to) = (PlottableValue.value("start", start), PlottableValue.value("end", end))
    switch (type, isFlipped) {
    case ("BarGanttChart", true):
      return AnyChartContent(BarMark(xStart: from, xEnd: to, y: label, height: size))
    case ("BarGanttChart", false):
      return AnyChartContent(BarMark(x: label, yStart: from, yEnd: to, width: size))
    case ("RuleChart", true): return AnyChartContent(RuleMark(xStart: from, xEnd: to, y: label))
    case ("RuleChart", false): return AnyChartContent(RuleMark(x: label, yStart: from, yEnd: to))
    case (_, true): return AnyChartContent(AreaMark(xStart: from, xEnd: to, y: label))
    case (_, false): return AnyChartContent(AreaMark(x: label, yStart: from, yEnd: to))
    }
  }

  private func oneBar(_ mark: Value) -> AnyChartContent? {
    guard let number = mark["value"]?.number else { return nil }
    let value = PlottableValue.value("value", number)
    let category = PlottableValue.value("category", mark["category"]?.text ?? "")
    return isFlipped
      ? AnyChartContent(BarMark(y: value).foregroundStyle(by: category))
      : AnyChartContent(BarMark(x: value).foregroundStyle(by: category))
  }

  private func point(_ mark: Value) -> AnyChartContent? {
    if type == "Point1DChart" {
      guard let number = mark["value"]?.number else { return nil }
      let isHorizontal = element["horizontal"]?.bool ?? false
      return isHorizontal
        ? AnyChartContent(PointMark(x: .value("value", number)))
        : AnyChartContent(PointMark(y: .value("value", number)))
    }
    guard let x = mark["x"]?.number, let y = mark["y"]?.number else { return nil }
    let point = PointMark(x: .value("x", x), y: .value("y", y))
    guard let name = mark["category"]?.text else { return AnyChartContent(point) }
    let category = PlottableValue.value("category", name)
    switch element["representsDataUsing"]?.string {
    case "symbol": return AnyChartContent(point.symbol(by: category))
    case "symbolSize": return AnyChartContent(point.symbolSize(by: category))
    default: return AnyChartContent(point.foregroundStyle(by: category))
    }
  }

  private func heat(_ mark: Value) -> AnyChartContent? {
    guard let x = mark["x"]?.text, let y = mark["y"]?.text, let value = mark["value"]?.number else {
      return nil
    }
    return AnyChartContent(
      RectangleMark(x: .value("x", x), y: .value("y", y))
        .foregroundStyle(by: .value("value", value)))
  }

  private func area(_ mark: Value) -> AnyChartContent? {
    let numbers = ["xStart", "xEnd", "yStart", "yEnd"].compactMap { mark[$0]?.number }
    guard numbers.count == 4 else { return nil }
    return AnyChartContent(
      RectangleMark(
        xStart: .value("x", numbers[0]), xEnd: .value("x", numbers[1]),
        yStart: .value("y", numbers[2]), yEnd: .value("y", numbers[3])))
  }

  private func sector(_ mark: Value) -> AnyChartContent? {
    guard let value = mark["value"]?.number else { return nil }
    let isDonut = type == "DonutChart"
    let sector = SectorMark(
      angle: .value("value", value),
      innerRadius: isDonut ? mark["innerRadius"].dimension : .automatic,
      outerRadius: isDonut ? mark["outerRadius"].dimension : .automatic,
      angularInset: mark["angularInset"]?.number.map { CGFloat($0) })
    return AnyChartContent(
      sector.foregroundStyle(by: .value("category", mark["category"]?.text ?? "")))
  }

  // MARK: Functions as lines

  private static let samples = 100

  private var plot: [AnyChartContent] {
    guard let function = element["fn"]?.function,
      let ends = element["domain"]?.array?.compactMap(\.number), ends.count == 2
    else { return [] }
    let step = (ends[1] - ends[0]) / Double(Self.samples)
    let content: [AnyChartContent] = (0...Self.samples).compactMap { index in
      let x = ends[0] + step * Double(index)
      guard let result = try? script.javaScript.call(function, x) else { return nil }
      let value = Value(result)
      if let start = value["yStart"]?.number, let end = value["yEnd"]?.number {
        return AnyChartContent(
          AreaMark(x: .value("x", x), yStart: .value("y", start), yEnd: .value("y", end)))
      }
      guard let y = value["y"]?.number ?? value.number else { return nil }
      return AnyChartContent(
        LineMark(x: .value("x", value["x"]?.number ?? x), y: .value("y", y)))
    }
    return content.map { styled($0, .object(element.properties)) }
  }

  private func styled(_ content: AnyChartContent, _ mark: Value) -> AnyChartContent {
    ChartMarkStyle(mark: mark, script: script).applied(to: content)
  }
}

/// A label on an axis: text, or a date with the unit it stands for.
enum ChartLabel {
  case text(String)
  case date(Date, Calendar.Component)

  init?(_ value: Value?, unit: Value?) {
    if case .date(let seconds)? = value {
      self = .date(Date(timeIntervalSince1970: seconds), unit?.calendarUnit ?? .day)
    } else if let text = value?.text {
      self = .text(text)
    } else {
      return nil
    }
  }
}

extension Value {
  var calendarUnit: Calendar.Component? {
    switch string {
    case "era": .era
    case "year": .year
    case "quarter": .quarter
    case "month": .month
    case "weekOfYear", "week": .weekOfYear
    case "weekOfMonth": .weekOfMonth
    case "weekday": .weekday
    case "day": .day
    case "hour": .hour
    case "minute": .minute
    case "second": .second
    default: nil
    }
  }
  fileprivate var stacking: MarkStackingMethod? {
    switch string {
    case "standard": .standard
    case "normalized": .normalized
    case "center": .center
    case "unstacked": .unstacked
    default: nil
    }
  }
}

extension Value? {
  /// `"automatic"`, points, or `{type: "inset" | "ratio" | "fixed", value}`.
  fileprivate var dimension: MarkDimension {
    if let number = self?.number { return .fixed(number) }
    guard let value = self?["value"]?.number else { return .automatic }
    switch self?["type"]?.string {
    case "inset": return .inset(value)
    case "ratio": return .ratio(value)
    default: return .fixed(value)
    }
  }
}
