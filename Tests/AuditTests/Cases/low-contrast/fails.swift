import SwiftUI
import WidgetKit

/// Light gray on white.
struct LowContrastFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "low-contrast-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).foregroundStyle(Color(white: 0.8))
          .accessibilityIdentifier("faint")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
