import SwiftUI
import WidgetKit

/// The same without the defect.
struct TextTruncatedPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-truncated-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Kilometers walked since this morning").font(.headline)
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
