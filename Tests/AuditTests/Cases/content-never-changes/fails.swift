import SwiftUI
import WidgetKit

/// Six entries, one picture.
struct ContentNeverChangesFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "content-never-changes-fails", provider: CaseProvider()) { entry in
      Text("Hello").font(.headline).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
