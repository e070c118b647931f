import SwiftUI
import WidgetKit

/// The same without the defect.
struct RasterTextPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "raster-text-passes", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
