import SwiftUI
import WidgetKit

/// Five seconds of movement.
struct AnimationTooLongFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "animation-too-long-fails", provider: CaseProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.date, style: .time)
        Capsule().fill(.blue).frame(width: 20 + CGFloat(entry.index) * 10, height: 6)
          .animation(.linear(duration: 5), value: entry.index).accessibilityIdentifier("bar")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
