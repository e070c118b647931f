import SwiftUI
import WidgetKit

/// The same without the defect.
struct SmartStackWithoutBackgroundPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "smart-stack-without-background-passes", provider: CaseProvider()) {
      entry in
      CleanContent(entry: entry).widgetURL(URL(string: "steps://today"))
        .containerBackground(.blue.gradient, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
