import SwiftUI
import WidgetKit

/// An icon that opens the app.
struct LauncherOnlyFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "launcher-only-fails", provider: CaseProvider()) { entry in
      Image(systemName: "figure.walk.circle.fill").font(.system(size: 48))
        .accessibilityLabel("Steps").accessibilityIdentifier("icon")
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
