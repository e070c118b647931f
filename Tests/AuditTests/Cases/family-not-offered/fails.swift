import SwiftUI
import WidgetKit

private struct SizedRows: View {
  let entry: CaseEntry
  @Environment(\.widgetFamily) private var family
  var body: some View {
    VStack {
      CleanContent(entry: entry)
      if family == .systemLarge {
        ForEach(1..<6) { Text("Hour \($0): \($0 * 400) steps").frame(maxWidth: .infinity) }
      }
    }
  }
}

/// Small and large, and nothing between.
struct FamilyNotOfferedFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "family-not-offered-fails", provider: CaseProvider()) { entry in
      SizedRows(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall, .systemLarge])
  }
}
