import SwiftUI
import WidgetKit

/// The title shrinks to half of its size.
struct TextScaledDownFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-scaled-down-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Kilometers walked today").font(.title2).lineLimit(1).minimumScaleFactor(0.2)
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
