import SwiftUI
import WidgetKit

/// Never answers, and has a process's worth of reasons to stay.
struct Entry: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    signal(SIGTERM, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    while true {}
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    signal(SIGTERM, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    while true {}
  }
}

@main struct Hanging: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hanging", provider: Provider()) { _ in
      Text("never").containerBackground(.white, for: .widget)
    }.supportedFamilies([.systemSmall])
  }
}
