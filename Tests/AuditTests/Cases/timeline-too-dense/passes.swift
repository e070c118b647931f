import SwiftUI
import WidgetKit

/// The same without the defect.
struct TimelineTooDensePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "timeline-too-dense-passes", provider: CaseProvider(spacing: 600, count: 30)
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
