import SwiftUI
import WidgetKit

/// Gray bars after three hours.
struct PlaceholderAfterContentFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "placeholder-after-content-fails", provider: CaseProvider()) {
      entry in
      CleanContent(entry: entry).redacted(reason: entry.index > 2 ? .placeholder : [])
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
