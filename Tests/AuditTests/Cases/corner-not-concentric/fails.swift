import SwiftUI
import WidgetKit

/// A panel in the corner is rounder than the widget.
struct CornerNotConcentricFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "corner-not-concentric-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps")
        Text(entry.date, style: .time)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.blue.opacity(0.2), in: .rect(cornerRadius: 40))
      .accessibilityIdentifier("panel")
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
