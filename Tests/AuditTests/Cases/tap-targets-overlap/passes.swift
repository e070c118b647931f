import SwiftUI
import WidgetKit

/// The same without the defect.
struct TapTargetsOverlapPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tap-targets-overlap-passes", provider: CaseProvider()) { entry in
      HStack {
        Link(destination: URL(string: "steps://first")!) {
          Text("First").frame(width: 54, height: 80)
        }
        Link(destination: URL(string: "steps://second")!) {
          Text(entry.date, format: .dateTime.hour()).frame(width: 60, height: 80)
        }
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemMedium])
  }
}
