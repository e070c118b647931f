import SwiftUI
import WidgetKit

struct OneKindForEachSizeOther: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "one-kind-for-each-size-other", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Pace Medium")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemMedium])
  }
}

/// A widget for each size.
struct OneKindForEachSizeFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "one-kind-for-each-size-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Pace Small")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
