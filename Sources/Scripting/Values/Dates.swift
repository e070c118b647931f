import Foundation
import SwiftUI

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
  /// How a date is written.
  var dateStyle: Text.DateStyle? {
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
