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
    let entries = (0..<3).map { Entry(date: Date.now.addingTimeInterval(Double($0) * 3600)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct BrokenView: View {
  let entry: Entry
  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello").font(.headlin).accessibilityIdentifier("title")
      Text(entry.date, style: .time)
    }
    .containerBackground(.blue.gradient, for: .widget)
  }
}

@main
struct Broken: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "broken", provider: Provider()) { BrokenView(entry: $0) }
      .configurationDisplayName("Broken")
      .description("Says hello.")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}
