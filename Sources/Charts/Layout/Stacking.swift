import CoreGraphics
import Foundation
import SwiftUI

/// Puts bars and areas of the same position on top of each other.
enum Stacking {
  /// Where a pile of marks stands.
  private struct Key: Hashable {
    var kind: MarkRecord.Kind
    var axis: Axis
    var position: ChartValue?
    var group: ChartValue?
  }

  /// The axis along which a mark shows an amount; nil for marks with explicit ends.
  static func valueAxis(_ mark: MarkRecord) -> Axis? {
    func isAmount(_ value: Plotted?) -> Bool {
      guard let value else { return false }
      return value.value.isNumber && value.end == nil
    }
    let (x, y) = (mark.x?.plotted, mark.y?.plotted)
    switch mark.kind {
    case .bar:
      if y != nil, mark.xStart?.plotted != nil { return nil }
      if x != nil, mark.yStart?.plotted != nil { return nil }
      if isAmount(y) { return .vertical }
      return isAmount(x) ? .horizontal : nil
    case .area: return isAmount(y) && x != nil ? .vertical : nil
    case .line, .point, .rule, .rectangle, .sector: return nil
    }
  }

  static func stack(_ marks: inout [MarkRecord], _ environment: EnvironmentValues) {
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, mark) in marks.enumerated() {
      guard let axis = valueAxis(mark) else { continue }
      let other = mark[axis == .vertical ? .horizontal : .vertical]?.plotted
      let position = other.map { other in
        other.interval(environment).map { ChartValue.number($0.0) } ?? other.value
      }
      let key = Key(
        kind: mark.kind, axis: axis, position: position, group: mark.style.positionBy?.value)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    for key in order { stackGroup(groups[key] ?? [], key.axis, &marks) }
  }

  private static func stackGroup(_ indices: [Int], _ axis: Axis, _ marks: inout [MarkRecord]) {
    func amount(_ index: Int) -> Double {
      let value = marks[index][axis]?.plotted?.value.amount ?? 0
      return value.isFinite ? value : 0
    }
    let total = indices.reduce(0) { $0 + abs(amount($1)) }
    // Rising and falling amounts stack up on either side of zero.
    var (up, down) = (0.0, 0.0)
    for index in indices {
      var value = amount(index)
      var base = value < 0 ? down : up
      switch marks[index].stacking.kind {
      case .unstacked: base = 0
      case .standard, .center: break
      case .normalized: value = total > 0 ? value / total : 0
      }
      var span = (base, base + value)
      if marks[index].stacking.kind != .unstacked {
        if value < 0 { down += value } else { up += value }
      }
      if marks[index].stacking.kind == .center { span = (span.0 - total / 2, span.1 - total / 2) }
      marks[index].stacked = .init(axis: axis, low: span.0, high: span.1)
    }
    let stacked = indices.filter { marks[$0].stacking.kind != .unstacked }
    guard stacked.count > 1 else { return }
    for index in stacked {
      // Only the ends of a stack are rounded (estimate).
      let high = marks[index].stacked?.high ?? 0
      marks[index].stacked?.roundsLow = false
      marks[index].stacked?.roundsHigh = high == (high < 0 ? down : up)
    }
  }
}
