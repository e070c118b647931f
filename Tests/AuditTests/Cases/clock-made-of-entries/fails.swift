import SwiftUI
import WidgetKit

/// An entry for each second.
struct ClockMadeOfEntriesFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "clock-made-of-entries-fails", provider: CaseProvider(spacing: 1, count: 60)
    ) { entry in
      VStack {
        Text("Now").font(.headline)
        Text(entry.date.formatted(date: .omitted, time: .standard)).accessibilityIdentifier("clock")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
