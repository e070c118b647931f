import Charts
import Foundation
import SwiftUI

extension ModifierSpec {
  static let charts: [ModifierSpec] = [
    ModifierSpec("chartXAxis") { view, value, script in
      if let visibility = value.visibility { return AnyView(view.chartXAxis(visibility)) }
      return ChartAxis(value, script)?.content.map { marks in AnyView(view.chartXAxis { marks }) }
    },
    ModifierSpec("chartYAxis") { view, value, script in
      if let visibility = value.visibility { return AnyView(view.chartYAxis(visibility)) }
      return ChartAxis(value, script)?.content.map { marks in AnyView(view.chartYAxis { marks }) }
    },
    .reading("chartXVisibleDomain", \.visibleLength) { $0.chartXVisibleDomain(length: $1) },
    .reading("chartYVisibleDomain", \.visibleLength) { $0.chartYVisibleDomain(length: $1) },
    ModifierSpec("chartLegend") { view, value, script in legend(view, value, script) },
    ModifierSpec("chartXAxisLabel") { view, value, script in
      value["content"]?.view(script).map { label in
        view.chartXAxisLabel(position: value["position"]?.annotationPosition ?? .automatic) {
          label
        }
      }
    },
    ModifierSpec("chartYAxisLabel") { view, value, script in
      value["content"]?.view(script).map { label in
        view.chartYAxisLabel(position: value["position"]?.annotationPosition ?? .automatic) {
          label
        }
      }
    },
    ModifierSpec("chartXScale") { view, value, _ -> AnyView? in
      switch (value["domain"] ?? value).domain {
      case .numbers(let range)?: AnyView(view.chartXScale(domain: range))
      case .dates(let range)?: AnyView(view.chartXScale(domain: range))
      case .names(let names)?: AnyView(view.chartXScale(domain: names))
      case nil: value.scaleType.map { AnyView(view.chartXScale(type: $0)) }
      }
    },
    ModifierSpec("chartYScale") { view, value, _ -> AnyView? in
      switch (value["domain"] ?? value).domain {
      case .numbers(let range)?: AnyView(view.chartYScale(domain: range))
      case .dates(let range)?: AnyView(view.chartYScale(domain: range))
      case .names(let names)?: AnyView(view.chartYScale(domain: names))
      case nil: value.scaleType.map { AnyView(view.chartYScale(type: $0)) }
      }
    },
    ModifierSpec("chartForegroundStyleScale") { view, value, _ -> AnyView? in
      guard let members = value.members else { return nil }
      let pairs = members.compactMap { member in member.value.style.map { (member.name, $0) } }
      return AnyView(
        view.chartForegroundStyleScale(domain: pairs.map(\.0), range: pairs.map(\.1)))
    },
    ModifierSpec("chartSymbolScale") { view, value, _ -> AnyView? in
      guard let members = value.members else { return nil }
      let pairs = members.compactMap { member in
        member.value.chartSymbol.map { (member.name, $0) }
      }
      return AnyView(view.chartSymbolScale(domain: pairs.map(\.0), range: pairs.map(\.1)))
    },
    ModifierSpec("chartLineStyleScale") { view, value, _ -> AnyView? in
      guard let members = value.members else { return nil }
      return AnyView(
        view.chartLineStyleScale(
          domain: members.map(\.name), range: members.map { $0.value.strokeStyle }))
    },
    ModifierSpec("chartSymbolSizeScale") { view, value, _ -> AnyView? in
      guard let members = value.members else { return nil }
      let pairs = members.compactMap { member in
        member.value.number.map { (member.name, CGFloat($0)) }
      }
      return AnyView(
        view.chartSymbolSizeScale(domain: pairs.map(\.0)) { name in
          pairs.first { $0.0 == name }?.1 ?? 0
        })
    },
    ModifierSpec("chartBackground") { view, value, script in
      (value["content"] ?? value).view(script).map { content in
        view.chartBackground(alignment: value["alignment"]?.alignment ?? .center) { _ in content }
      }
    },
  ]

  @MainActor private static func legend(
    _ view: AnyView, _ value: Value, _ script: ScriptRun
  ) -> AnyView? {
    if let visibility = value.visibility { return AnyView(view.chartLegend(visibility)) }
    guard value.members != nil else { return nil }
    let position = value["position"]?.annotationPosition ?? .automatic
    let spacing = value["spacing"]?.points.map { CGFloat($0) }
    if let content = value["content"]?.view(script) {
      return AnyView(view.chartLegend(position: position, spacing: spacing) { content })
    }
    return AnyView(view.chartLegend(position: position, spacing: spacing))
  }
}

extension Value {
  fileprivate enum Domain {
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Date>)
    case names([String])
  }

  fileprivate var visibility: Visibility? {
    switch string {
    case "automatic": .automatic
    case "visible": .visible
    case "hidden": .hidden
    default: nil
    }
  }

  /// `{from, to}` of numbers or dates, or names.
  fileprivate var domain: Domain? {
    if let names = array?.compactMap(\.text), !names.isEmpty { return .names(names) }
    guard let from = self["from"], let to = self["to"] else { return nil }
    if case .date(let start) = from, case .date(let end) = to {
      return .dates(
        Date(timeIntervalSince1970: start)...Date(timeIntervalSince1970: max(start, end)))
    }
    guard let start = from.number, let end = to.number else { return nil }
    return .numbers(start...max(start, end))
  }

  fileprivate var scaleType: ScaleType? {
    switch string ?? self["type"]?.string {
    case "category": .category
    case "date": .date
    case "linear": .linear
    case "log": .log
    case "squareRoot": .squareRoot
    case "symmetricLog": .symmetricLog
    default: nil
    }
  }

  /// `{length}` or a number: how much of an axis is seen at a time.
  fileprivate var visibleLength: Double? {
    (self["length"] ?? self).number.flatMap { $0 > 0 ? $0 : nil }
  }
}
