import SwiftUI
import WidgetKit

/// No color of its own on the watch.
struct SmartStackWithoutBackgroundFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "smart-stack-without-background-fails", provider: CaseProvider()) {
      entry in
      CleanContent(entry: entry).widgetURL(URL(string: "steps://today"))
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
