import SwiftUI

extension ComponentSpec {
  static let timerIntervalLabel = ComponentSpec(
    "TimerIntervalLabel", ["from", "to", "pauseTime", "countsDown", "showsHours"]
  ) { component in
    if let range = component.interval("from", "to") {
      Text(
        timerInterval: range, pauseTime: component.date("pauseTime"),
        countsDown: component["countsDown"]?.bool ?? true,
        showsHours: component["showsHours"]?.bool ?? true)
    }
  }
}
