import SwiftUI
import WidgetKit

/// Nothing is drawn.
struct EmptyWidgetFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "empty-widget-fails", provider: CaseProvider()) { entry in
      Color.clear.card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
