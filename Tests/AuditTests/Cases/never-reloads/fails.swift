import SwiftUI
import WidgetKit

/// After six hours nothing changes any more.
struct NeverReloadsFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "never-reloads-fails", provider: CaseProvider(reloads: false)) {
      entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
