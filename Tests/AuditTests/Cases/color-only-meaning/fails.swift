import SwiftUI
import WidgetKit

/// A red and a green dot, and nothing else says which is down.
struct ColorOnlyMeaningFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "color-only-meaning-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        HStack {
          Circle().fill(.green).frame(width: 10, height: 10).accessibilityIdentifier("website")
          Text("Website")
        }
        HStack {
          Circle().fill(.red).frame(width: 10, height: 10).accessibilityIdentifier("server")
          Text("Server")
        }
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
