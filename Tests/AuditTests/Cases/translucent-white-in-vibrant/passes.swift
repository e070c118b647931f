import SwiftUI
import WidgetKit

/// The same without the defect.
struct TranslucentWhiteInVibrantPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "translucent-white-in-vibrant-passes", provider: CaseProvider()) {
      entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).foregroundStyle(Color(white: 0.6))
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
