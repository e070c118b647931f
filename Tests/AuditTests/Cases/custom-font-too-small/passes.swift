import SwiftUI
import WidgetKit

/// The same without the defect.
struct CustomFontTooSmallPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "custom-font-too-small-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.custom("Avenir-Light", size: 15, relativeTo: .body))
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
