import SwiftUI
import WidgetKit

/// The same without the defect.
struct TextDoesNotScalePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-does-not-scale-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.subheadline)
        Text(entry.date, style: .time).font(.system(size: 34))
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
