import SwiftUI
import WidgetKit

/// The same without the defect.
struct ContentClippedPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "content-clipped-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Kilometers walked since this morning").fixedSize(horizontal: false, vertical: true)
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
