import SwiftUI
import WidgetKit

/// The same without the defect.
struct InlineSeveralTargetsPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "inline-several-targets-passes", provider: CaseProvider()) { entry in
      HStack {
        Image(systemName: "figure.walk")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryInline])
  }
}
