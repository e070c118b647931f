import SwiftUI
import WidgetKit

/// The same without the defect.
struct LinkIgnoredPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "link-ignored-passes", provider: CaseProvider()) { entry in
      Text(entry.date, format: .dateTime.hour())
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryCircular])
  }
}
