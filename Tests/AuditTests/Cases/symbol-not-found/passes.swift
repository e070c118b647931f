import SwiftUI
import WidgetKit

/// The same without the defect.
struct SymbolNotFoundPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "symbol-not-found-passes", provider: CaseProvider()) { entry in
      VStack {
        Image(systemName: "figure.walk")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
