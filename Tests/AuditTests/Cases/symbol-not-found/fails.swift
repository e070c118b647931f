import SwiftUI
import WidgetKit

/// A name with a letter too many.
struct SymbolNotFoundFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "symbol-not-found-fails", provider: CaseProvider()) { entry in
      VStack {
        Image(systemName: "figure.wallk").accessibilityIdentifier("typo")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
