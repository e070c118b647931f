import SwiftUI
import WidgetKit

/// Two links in the line above the clock.
struct InlineSeveralTargetsFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "inline-several-targets-fails", provider: CaseProvider()) { entry in
      HStack {
        Link(destination: URL(string: "steps://a")!) { Image(systemName: "figure.walk") }
          .accessibilityIdentifier("first")
        Link(destination: URL(string: "steps://b")!) { Text(entry.date, style: .time) }
          .accessibilityIdentifier("second")
      }
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryInline])
  }
}
