import SwiftUI
import WidgetKit

/// The same without the defect.
struct PlaceholderAfterContentPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "placeholder-after-content-passes", provider: CaseProvider()) {
      entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
