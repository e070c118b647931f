import SwiftUI
import WidgetKit

private struct RedactedElsewhere: View {
  let entry: CaseEntry
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    CleanContent(entry: entry)
      .frame(
        maxHeight: .infinity, alignment: reasons.contains(.placeholder) ? .bottom : .top)
  }
}

/// The placeholder stands at the bottom, the content at the top.
struct PlaceholderShiftsLayoutFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "placeholder-shifts-layout-fails", provider: CaseProvider()) {
      entry in
      RedactedElsewhere(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
