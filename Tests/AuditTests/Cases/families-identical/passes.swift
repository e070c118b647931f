import SwiftUI
import WidgetKit

private struct SizedContent: View {
  let entry: CaseEntry
  @Environment(\.widgetFamily) private var family
  var body: some View {
    HStack {
      CleanContent(entry: entry)
      if family == .systemMedium { Text("Yesterday at the same time you had walked less.") }
    }
  }
}

/// The same without the defect.
struct FamiliesIdenticalPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "families-identical-passes", provider: CaseProvider()) { entry in
      SizedContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
