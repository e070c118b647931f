import SwiftUI
import WidgetKit

/// Margins are off, and the title stands at the edge.
struct ContentInMarginsFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "content-in-margins-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.headline).accessibilityIdentifier("title")
        Spacer()
        Text(entry.date, style: .time).padding(16)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
    .contentMarginsDisabled()
  }
}
