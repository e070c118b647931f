import SwiftUI
import WidgetKit

/// The same without the defect.
struct LowContrastPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "low-contrast-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline).foregroundStyle(.blue)
        Text(entry.date, style: .time).foregroundStyle(.secondary)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
