import SwiftUI
import WidgetKit

/// The same without the defect.
struct TextScaledDownPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-scaled-down-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Walked today").font(.title3).lineLimit(1).minimumScaleFactor(0.8)
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
