import SwiftUI
import WidgetKit

/// The same without the defect.
struct PlaceholderShiftsLayoutPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "placeholder-shifts-layout-passes", provider: CaseProvider()) {
      entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
