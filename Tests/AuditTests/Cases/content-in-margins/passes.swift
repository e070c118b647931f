import SwiftUI
import WidgetKit

/// The same without the defect.
struct ContentInMarginsPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "content-in-margins-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.headline)
        Spacer()
        Text(entry.date, style: .time)
      }
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
    .contentMarginsDisabled()
  }
}
