import SwiftUI
import WidgetKit

/// The same without the defect.
struct PrivacyNotMarkedPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "privacy-not-marked-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Balance").font(.headline)
        Text(verbatim: "$12,480.15").privacySensitive()
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
