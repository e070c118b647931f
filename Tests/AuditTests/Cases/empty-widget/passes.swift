import SwiftUI
import WidgetKit

/// The same without the defect.
struct EmptyWidgetPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "empty-widget-passes", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
