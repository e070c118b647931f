import SwiftUI
import WidgetKit

/// The same without the defect.
struct SymbolDoesNotScalePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "symbol-does-not-scale-passes", provider: CaseProvider()) { entry in
      HStack {
        Image(systemName: "figure.walk")
        Text(entry.date, style: .time)
      }
      .font(.body)
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
