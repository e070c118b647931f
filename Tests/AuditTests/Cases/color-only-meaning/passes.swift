import SwiftUI
import WidgetKit

/// The same without the defect.
struct ColorOnlyMeaningPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "color-only-meaning-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Label("Website", systemImage: "checkmark.circle.fill").foregroundStyle(.primary)
        Label("Server", systemImage: "exclamationmark.triangle.fill").foregroundStyle(.red)
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
