import SwiftUI
import WidgetKit

/// Red and green of the same brightness.
struct VibrantHierarchyLostFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "vibrant-hierarchy-lost-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Walked today").foregroundStyle(Color(red: 1, green: 0.3, blue: 0.3))
        Text(entry.date, style: .time).foregroundStyle(Color(red: 0.2, green: 0.535, blue: 0.3))
          .accessibilityIdentifier("goal")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
