import SwiftUI
import WidgetKit

/// The same without the defect.
struct DescriptionStylePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "description-style-passes", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("Keep an eye on your steps.")
    .supportedFamilies([.systemSmall])
  }
}
