import SwiftUI
import WidgetKit

/// An address in an address.
struct SeveralWidgetUrlsFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "several-widget-urls-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").widgetURL(URL(string: "steps://week")).accessibilityIdentifier("inner")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
