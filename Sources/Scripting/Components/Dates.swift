import Foundation
import SwiftUI

extension ComponentSpec {
  static let dateLabel = ComponentSpec("DateLabel", ["date", "timestamp", "style"]) { component in
    let date = component.date("date") ?? component.date("timestamp")
    if let date { Text(date, style: component["style"]?.dateStyle ?? .date) }
  }
  static let dateRangeLabel = ComponentSpec("DateRangeLabel", ["from", "to"]) { component in
    if let range = component.interval("from", "to") { Text(range) }
  }
  static let dateIntervalLabel = ComponentSpec("DateIntervalLabel", ["from", "to"]) { component in
    if let range = component.interval("from", "to") { Text(range) }
  }
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

extension Component {
  func date(_ name: String) -> Date? {
    self[name]?.seconds.map { Date(timeIntervalSince1970: $0) }
  }
  /// Nil where an end is missing; an interval that runs backwards is empty.
  func interval(_ from: String, _ to: String) -> ClosedRange<Date>? {
    guard let start = date(from), let end = date(to) else { return nil }
    return start...max(start, end)
  }
}

extension Value {
  fileprivate var dateStyle: Text.DateStyle? {
    switch string {
    case "date": .date
    case "time": .time
    case "timer": .timer
    case "relative": .relative
    case "offset": .offset
    default: nil
    }
  }
}
