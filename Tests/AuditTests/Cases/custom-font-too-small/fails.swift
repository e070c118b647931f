import SwiftUI
import WidgetKit

/// A thin font stands at 9 points.
struct CustomFontTooSmallFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "custom-font-too-small-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.custom("Avenir-Light", size: 9)).accessibilityIdentifier("brand")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
