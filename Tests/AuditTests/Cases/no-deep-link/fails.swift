import SwiftUI
import WidgetKit

/// No address and no control.
struct NoDeepLinkFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-deep-link-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
