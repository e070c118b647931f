import SwiftUI
import WidgetKit

/// White text on an opaque badge: one color when it is tinted.
struct AccentedSlabFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "accented-slab-fails", provider: CaseProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.date, style: .time).foregroundStyle(.white).padding(8)
          .background(.blue, in: .rect(cornerRadius: 8)).accessibilityIdentifier("badge")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
