import Foundation
import SwiftUI

extension ComponentSpec {
  static let gauge = ComponentSpec(
    "Gauge",
    ["value", "min", "max", "label", "currentValueLabel", "minValueLabel", "maxValueLabel"]
  ) { component in
    let low = component["min"]?.number ?? 0
    let range = low...max(low, component["max"]?.number ?? 1)
    let value = component["value"]?.number ?? 0
    let label = component.view("label")
    let current = component.view("currentValueLabel")
    let minimum = component.view("minValueLabel")
    let maximum = component.view("maxValueLabel")
    if minimum != nil || maximum != nil {
      Gauge(value: value, in: range) {
        label
      } currentValueLabel: {
        current
      } minimumValueLabel: {
        minimum
      } maximumValueLabel: {
        maximum
      }
    } else if let current {
      Gauge(value: value, in: range, label: { label }, currentValueLabel: { current })
    } else {
      Gauge(value: value, in: range) { label }
    }
  }

  static let progressView = ComponentSpec(
    "ProgressView",
    [
      "value", "total", "title", "label", "currentValueLabel", "timerFrom", "timerTo", "countsDown",
    ]
  ) { component in
    let label = component.view("label") ?? component.view("title")
    let current = component.view("currentValueLabel")
    if let range = component.interval("timerFrom", "timerTo") {
      let countsDown = component["countsDown"]?.bool ?? true
      if let current {
        ProgressView(
          timerInterval: range, countsDown: countsDown, label: { label },
          currentValueLabel: { current })
      } else if let label {
        ProgressView(timerInterval: range, countsDown: countsDown, label: { label })
      } else {
        ProgressView(timerInterval: range, countsDown: countsDown)
      }
    } else {
      component.progress(label: label, current: current)
    }
  }
}

extension Component {
  @ViewBuilder fileprivate func progress(label: ElementsView?, current: ElementsView?) -> some View
  {
    let value = self["value"]?.number
    let total = max(self["total"]?.number ?? 1, .leastNormalMagnitude)
    if let current {
      ProgressView(value: value, total: total, label: { label }, currentValueLabel: { current })
    } else if let label {
      ProgressView(value: value, total: total, label: { label })
    } else if value != nil {
      ProgressView(value: value, total: total)
    } else {
      ProgressView()
    }
  }
}
