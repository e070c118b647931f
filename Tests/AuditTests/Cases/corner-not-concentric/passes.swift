import SwiftUI
import WidgetKit

/// The same without the defect.
struct CornerNotConcentricPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "corner-not-concentric-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps")
        Text(entry.date, style: .time)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.blue.opacity(0.2), in: ContainerRelativeShape())
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
