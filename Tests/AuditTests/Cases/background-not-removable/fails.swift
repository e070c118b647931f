import SwiftUI
import WidgetKit

/// A plain background that is kept.
struct BackgroundNotRemovableFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "background-not-removable-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}
