import SwiftUI
import WidgetKit

/// The description talks about the widget.
struct DescriptionStyleFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "description-style-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("This widget shows your steps.")
    .supportedFamilies([.systemSmall])
  }
}
