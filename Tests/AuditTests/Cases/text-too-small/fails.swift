import SwiftUI
import WidgetKit

/// The time is set at 8 points.
struct TextTooSmallFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-too-small-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).font(.system(size: 8)).accessibilityIdentifier("small")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
