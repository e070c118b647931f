import SwiftUI
import WidgetKit

/// The same without the defect.
struct VibrantHierarchyLostPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "vibrant-hierarchy-lost-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Walked today").font(.headline)
        Text(entry.date, style: .time).foregroundStyle(.secondary)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
