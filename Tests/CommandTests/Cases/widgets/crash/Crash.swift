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

struct CrashView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry
  var body: some View {
    let numbers = [1, 2, 3]
    let index = family == .systemMedium ? 7 : 0
    VStack(alignment: .leading) {
      Text("\(numbers[index])")
      Text("Hello").font(.headline).accessibilityIdentifier("title")
      Text(entry.date, style: .time)
    }
    .containerBackground(.blue.gradient, for: .widget)
  }
}

@main
struct Crash: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "crash", provider: Provider()) { CrashView(entry: $0) }
      .configurationDisplayName("Crash")
      .description("Says hello.")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}
