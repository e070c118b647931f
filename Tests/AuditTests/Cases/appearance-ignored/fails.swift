import SwiftUI
import WidgetKit

/// White in the dark.
struct AppearanceIgnoredFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "appearance-ignored-fails", provider: CaseProvider()) { entry in
      CleanContent(entry: entry).foregroundStyle(.black)
        .widgetURL(URL(string: "steps://today"))
        .containerBackground(.white, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
