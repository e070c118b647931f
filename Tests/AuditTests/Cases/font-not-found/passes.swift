import SwiftUI
import WidgetKit

/// The same without the defect.
struct FontNotFoundPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "font-not-found-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.custom("Georgia", size: 17, relativeTo: .body))
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
