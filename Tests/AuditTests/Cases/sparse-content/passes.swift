import SwiftUI
import WidgetKit

/// The same without the defect.
struct SparseContentPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sparse-content-passes", provider: CaseProvider()) { entry in
      VStack {
        ForEach(0..<6) { hour in
          HStack {
            Text(entry.date.addingTimeInterval(Double(hour) * 3600), style: .time)
            Spacer()
            Text("\(hour * 400) steps")
          }
        }
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemLarge])
  }
}
