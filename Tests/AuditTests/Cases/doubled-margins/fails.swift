import SwiftUI
import WidgetKit

/// Padding and margins, 32 points together.
struct DoubledMarginsFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "doubled-margins-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
        .accessibilityIdentifier("content")
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
