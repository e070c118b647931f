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
}
