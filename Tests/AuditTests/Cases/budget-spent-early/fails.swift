import SwiftUI
import WidgetKit

/// The provider is asked every four minutes.
struct BudgetSpentEarlyFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "budget-spent-early-fails", provider: CaseProvider(count: 1, reloadsAfter: 240)
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
