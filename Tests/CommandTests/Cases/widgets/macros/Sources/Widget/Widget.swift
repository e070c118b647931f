import SwiftUI
import WidgetKit
import Words

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

@main
struct Macros: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "macros", provider: Provider()) { _ in
      VStack {
        Text(#spelled(1 + 2))
        Text(ownWords)
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
