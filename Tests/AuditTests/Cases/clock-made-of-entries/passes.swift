import SwiftUI
import WidgetKit

/// The same without the defect.
struct ClockMadeOfEntriesPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock-made-of-entries-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Now").font(.headline)
        Text(entry.date, style: .timer)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
