import SwiftUI
import WidgetKit

/// The same without the defect.
struct BudgetSpentEarlyPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "budget-spent-early-passes", provider: CaseProvider(count: 1, reloadsAfter: 1800)
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
