import SwiftUI
import WidgetKit

/// The same without the defect.
struct TextTooSmallPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-too-small-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).font(.caption2)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
