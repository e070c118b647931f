import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    while true {}
  }
}

struct LoopView: View {
  let entry: Entry
  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello").font(.headline).accessibilityIdentifier("title")
      Text(entry.date, style: .time)
    }
    .containerBackground(.blue.gradient, for: .widget)
  }
}

@main
struct Loop: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "loop", provider: Provider()) { LoopView(entry: $0) }
      .configurationDisplayName("Loop")
      .description("Says hello.")
      .supportedFamilies([.systemSmall])
  }
}
