import SwiftUI
import WidgetKit

/// The title has one line and does not fit.
struct TextTruncatedFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-truncated-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Kilometers walked since this morning").font(.headline).lineLimit(1)
          .accessibilityIdentifier("title")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
