import Charts
import Foundation
import SwiftUI

/// The marks of an axis as scripts configure them: `{position, preset, values, stroke, gridLine,
/// tick, valueLabel}`. What is said of none of the three kinds of marks leaves the standard ones.
@MainActor
struct ChartAxis {
  private let value: Value
  private let script: ScriptRun

  init?(_ value: Value, _ script: ScriptRun) {
    guard value.members != nil else { return nil }
    self.value = value
    self.script = script
  }

  /// Nil where the values are none that an axis has.
  var content: AnyAxisContent? {
    guard let values else { return nil }
    let (preset, position) = (preset, position)
    guard ["gridLine", "tick", "valueLabel"].contains(where: value.has) else {
      return AnyAxisContent(
        AxisMarks(
          preset: preset, position: position, values: values,
          stroke: value["stroke"]?.strokeStyle))
    }
    let (line, tick, label) = (gridLine, tick, label)
    return AnyAxisContent(
      AxisMarks(preset: preset, position: position, values: values) {
        line
        tick
        label
      })
  }

  // MARK: Where marks stand

  private var position: AxisMarkPosition {
    switch value["position"]?.string {
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    default: .automatic
    }
  }

  private var preset: AxisMarkPreset {
    switch value["preset"]?.string {
    case "aligned": .aligned
    case "extended": .extended
    case "inset": .inset
    default: .automatic
    }
  }

  /// `"automatic"`, a list, or `{type: "automatic" | "stride" | "strideDate" | "values", …}`.
  private var values: AxisMarkValues? {
    guard let given = value["values"], given.string != "automatic" else { return .automatic }
    if let list = given.array ?? given["values"]?.array { return Self.list(list) }
    let count = given["count"]?.integer ?? 1
    switch given["type"]?.string {
    case "automatic":
      return .automatic(
        desiredCount: given["desiredCount"]?.integer,
        roundLowerBound: given["roundLowerBound"]?.bool,
        roundUpperBound: given["roundUpperBound"]?.bool)
    case "stride":
      guard let step = given["by"]?.number, step > 0 else { return nil }
      return .stride(by: step * Double(max(count, 1)))
    case "strideDate":
      return given["by"]?.calendarUnit.map { .stride(by: $0, count: max(count, 1)) }
    default: return nil
    }
  }

  private static func list(_ values: [Value]) -> AxisMarkValues? {
    let dates = values.compactMap { value -> Date? in
      if case .date(let seconds) = value { Date(timeIntervalSince1970: seconds) } else { nil }
    }
    if !dates.isEmpty { return .list(dates) }
    let numbers = values.compactMap { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    if numbers.count == values.count { return .list(numbers) }
    return .list(values.compactMap(\.text))
  }

  // MARK: Marks

  // Without a word of its own a kind is drawn; `false` leaves it out.

  private var gridLine: AnyAxisMark? {
    let line = value["gridLine"]
    guard line?.bool != false else { return nil }
    return AnyAxisMark(AxisGridLine(centered: line?["centered"]?.bool, stroke: stroke(of: line)))
  }

  private var tick: AnyAxisMark? {
    let tick = value["tick"]
    guard tick?.bool != false else { return nil }
    let centered = tick?["centered"]?.bool
    guard let length = tick?["length"]?.points else {
      return AnyAxisMark(AxisTick(centered: centered, stroke: stroke(of: tick)))
    }
    return AnyAxisMark(
      AxisTick(centered: centered, length: CGFloat(length), stroke: stroke(of: tick)))
  }

  private func stroke(of mark: Value?) -> StrokeStyle? {
    (mark?["stroke"] ?? value["stroke"])?.strokeStyle
  }

  private var label: AnyAxisMark? {
    let label = value["valueLabel"]
    guard label?.bool != false else { return nil }
    if let text = label?.string { return AnyAxisMark(AxisValueLabel(text)) }
    let (centered, anchor) = (label?["centered"]?.bool, label?["anchor"]?.unitPoint)
    let spacing = (spacing(label, "horizontalSpacing"), spacing(label, "verticalSpacing"))
    let (collision, orientation) = (collision(label), orientation(label))
    if let content = label?["content"]?.view(script) {
      return AnyAxisMark(
        AxisValueLabel(
          centered: centered, anchor: anchor, collisionResolution: collision,
          orientation: orientation, horizontalSpacing: spacing.0, verticalSpacing: spacing.1
        ) { content })
    }
    func formatted<F: FormatStyle>(_ format: F) -> AnyAxisMark
    where F.FormatInput: Plottable, F.FormatOutput == String {
      AnyAxisMark(
        AxisValueLabel(
          format: format, centered: centered, anchor: anchor, collisionResolution: collision,
          orientation: orientation, horizontalSpacing: spacing.0, verticalSpacing: spacing.1))
    }
    let format = label?["format"]
    switch format?.string ?? format?["type"]?.string {
    case "number": return formatted(AxisFormats.number(format))
    case "percent": return formatted(AxisFormats.percent(format))
    case "currency": return formatted(AxisFormats.currency(format))
    case "date": return formatted(AxisFormats.date(format, date: .abbreviated, time: .omitted))
    case "time": return formatted(AxisFormats.date(format, date: .omitted, time: .shortened))
    case "dateTime":
      return formatted(AxisFormats.date(format, date: .abbreviated, time: .shortened))
    default:
      return AnyAxisMark(
        AxisValueLabel(
          centered: centered, anchor: anchor, collisionResolution: collision,
          orientation: orientation, horizontalSpacing: spacing.0, verticalSpacing: spacing.1))
    }
  }

  private func spacing(_ label: Value?, _ name: String) -> CGFloat? {
    label?[name]?.points.map { CGFloat($0) }
  }

  private func collision(_ label: Value?) -> AxisValueLabelCollisionResolution {
    switch label?["collisionResolution"]?.string {
    case "greedy": .greedy
    case "truncate": .truncate
    case "disabled": .disabled
    default: .automatic
    }
  }

  private func orientation(_ label: Value?) -> AxisValueLabelOrientation {
    switch label?["orientation"]?.string {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "verticalReversed": .verticalReversed
    default: .automatic
    }
  }
}
