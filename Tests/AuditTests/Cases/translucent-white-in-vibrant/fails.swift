import SwiftUI
import WidgetKit

/// White at 50 % on the Lock Screen.
struct TranslucentWhiteInVibrantFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "translucent-white-in-vibrant-fails", provider: CaseProvider()) {
      entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).foregroundStyle(.white.opacity(0.5))
          .accessibilityIdentifier("faint")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
