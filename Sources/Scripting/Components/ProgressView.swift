import SwiftUI

extension ComponentSpec {
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
