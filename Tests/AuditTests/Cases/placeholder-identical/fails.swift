import SwiftUI
import WidgetKit

/// The placeholder is not redacted.
struct PlaceholderIdenticalFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "placeholder-identical-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).unredacted().card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
