import SwiftUI
import WidgetKit

/// Two links lie on each other.
struct TapTargetsOverlapFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tap-targets-overlap-fails", provider: CaseProvider()) { entry in
      ZStack {
        Link("First", destination: URL(string: "steps://first")!).frame(width: 80, height: 80)
          .offset(x: -20).accessibilityIdentifier("first")
        Link(destination: URL(string: "steps://second")!) {
          Text(entry.date, style: .time).frame(width: 80, height: 80)
        }
        .accessibilityIdentifier("second")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemMedium])
  }
}
