import SwiftUI
import WidgetKit

/// Small and large show the same.
struct FamiliesIdenticalFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "families-identical-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
