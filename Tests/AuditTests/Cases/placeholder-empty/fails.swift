import SwiftUI
import WidgetKit

private struct RedactedNothing: View {
  let entry: CaseEntry
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    if reasons.contains(.placeholder) { Color.clear } else { CleanContent(entry: entry) }
  }
}

/// Nothing while there is no data.
struct PlaceholderEmptyFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "placeholder-empty-fails", provider: CaseProvider()) { entry in
      RedactedNothing(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
