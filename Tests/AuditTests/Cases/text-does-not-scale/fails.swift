import SwiftUI
import WidgetKit

/// The label is 14 points whatever the person has set.
struct TextDoesNotScaleFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-does-not-scale-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.system(size: 14)).accessibilityIdentifier("fixed")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
