import SwiftUI
import WidgetKit

/// An orange square stays on black.
struct OpaqueFillInStandbyFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "opaque-fill-in-standby-fails", provider: CaseProvider()) { entry in
      ZStack {
        Color.orange.frame(width: 150, height: 150).accessibilityIdentifier("fill")
        CleanContent(entry: entry)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
