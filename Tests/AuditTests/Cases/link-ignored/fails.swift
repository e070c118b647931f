import SwiftUI
import WidgetKit

/// A link in a circle.
struct LinkIgnoredFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "link-ignored-fails", provider: CaseProvider()) { entry in
      Link(destination: URL(string: "steps://today")!) {
        Text(entry.date, format: .dateTime.hour())
      }
      .accessibilityIdentifier("link")
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryCircular])
  }
}
