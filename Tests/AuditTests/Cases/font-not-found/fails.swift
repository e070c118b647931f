import SwiftUI
import WidgetKit

/// A font that nobody has added.
struct FontNotFoundFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "font-not-found-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.custom("Brandish-Sans", size: 17, relativeTo: .body))
          .accessibilityIdentifier("brand")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
