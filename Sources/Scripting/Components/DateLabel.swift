import SwiftUI

extension ComponentSpec {
  static let dateLabel = ComponentSpec("DateLabel", ["date", "timestamp", "style"]) { component in
    let date = component.date("date") ?? component.date("timestamp")
    if let date { Text(date, style: component["style"]?.dateStyle ?? .date) }
  }
}
