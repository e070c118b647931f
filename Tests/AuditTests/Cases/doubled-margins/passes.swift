import SwiftUI
import WidgetKit

/// The same without the defect.
struct DoubledMarginsPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "doubled-margins-passes", provider: CaseProvider()) { entry in
      CleanContent(entry: entry)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
