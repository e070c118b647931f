import SwiftUI
import WidgetKit

/// The same without the defect.
struct AccentedSlabPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "accented-slab-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).padding(8)
          .background(.blue.opacity(0.2), in: .rect(cornerRadius: 8))
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
