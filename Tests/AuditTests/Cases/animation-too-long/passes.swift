import SwiftUI
import WidgetKit

/// The same without the defect.
struct AnimationTooLongPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "animation-too-long-passes", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.date, style: .time)
        Capsule().fill(.blue).frame(width: 20 + CGFloat(entry.index) * 10, height: 6)
          .animation(.easeOut(duration: 1), value: entry.index)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
