import SwiftUI
import WidgetKit

/// The symbol stays small beside text that grows.
struct SymbolDoesNotScaleFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "symbol-does-not-scale-fails", provider: CaseProvider()) { entry in
      HStack {
        Image(systemName: "figure.walk").font(.system(size: 14)).accessibilityIdentifier("icon")
        Text(entry.date, style: .time).font(.body)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
