import SwiftUI
import WidgetKit

/// Nothing is said of the background.
struct MissingContainerBackgroundFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "missing-container-background-fails", provider: CaseProvider()) {
      entry in
      CleanContent(entry: entry).widgetURL(URL(string: "steps://today"))
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
