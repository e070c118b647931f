import SwiftUI
import WidgetKit

/// One small line in a large widget.
struct SparseContentFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sparse-content-fails", provider: CaseProvider()) { entry in
      Text(entry.date, style: .time).font(.caption).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemLarge])
  }
}
