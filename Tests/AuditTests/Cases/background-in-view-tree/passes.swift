import SwiftUI
import WidgetKit

/// The same without the defect.
struct BackgroundInViewTreePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "background-in-view-tree-passes", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).foregroundStyle(.primary)
        .widgetURL(URL(string: "steps://today"))
        .containerBackground(for: .widget) { Color.gray.opacity(0.2) }
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
