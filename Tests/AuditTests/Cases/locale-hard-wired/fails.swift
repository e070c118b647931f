import SwiftUI
import WidgetKit

private let fixed: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "EEEE h a"
  return formatter
}()

/// A formatter with a fixed locale.
struct LocaleHardWiredFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "locale-hard-wired-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(fixed.string(from: entry.date)).accessibilityIdentifier("day")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
