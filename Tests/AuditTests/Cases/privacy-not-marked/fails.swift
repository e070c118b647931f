import SwiftUI
import WidgetKit

/// Money that everybody nearby can read.
struct PrivacyNotMarkedFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "privacy-not-marked-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Balance").font(.headline)
        Text(verbatim: "$12,480.15").accessibilityIdentifier("balance")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
