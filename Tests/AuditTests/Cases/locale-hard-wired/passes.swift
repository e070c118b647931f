import SwiftUI
import WidgetKit

/// The same without the defect.
struct LocaleHardWiredPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "locale-hard-wired-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, format: .dateTime.weekday(.wide).hour())
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
