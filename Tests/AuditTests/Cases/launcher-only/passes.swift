import SwiftUI
import WidgetKit

/// The same without the defect.
struct LauncherOnlyPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "launcher-only-passes", provider: CaseProvider()) { entry in
      VStack {
        Image(systemName: "figure.walk.circle.fill").font(.largeTitle)
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
