import SwiftUI
import WidgetKit

/// A text that may not wrap.
struct ContentClippedFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "content-clipped-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Kilometers walked since this morning").fixedSize().accessibilityIdentifier("long")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
