import SwiftUI
import WidgetKit

/// Two dozen numbers.
struct TooDenseFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "too-dense-fails", provider: CaseProvider()) { entry in
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 3), spacing: 1) {
        ForEach(0..<24) { Text("\($0 + 100)").font(.caption2) }
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
