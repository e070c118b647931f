import Shared
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

@main struct Beside: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Beside", provider: Provider()) { _ in
      Text(Words.greeting).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
