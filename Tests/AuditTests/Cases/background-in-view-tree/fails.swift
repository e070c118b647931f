import SwiftUI
import WidgetKit

/// The color lies in the view tree.
struct BackgroundInViewTreeFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "background-in-view-tree-fails", provider: CaseProvider()) { entry in
      ZStack {
        Color.yellow.accessibilityIdentifier("ground")
        CleanContent(entry: entry)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
