import SwiftUI
import WidgetKit

/// An entry each minute.
struct TimelineTooDenseFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "timeline-too-dense-fails", provider: CaseProvider(spacing: 60, count: 30)
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
