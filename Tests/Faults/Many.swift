import SwiftUI
import WidgetKit

/// Ten thousand entries, one every ten seconds.
struct ManyEntry: TimelineEntry {
  let date: Date
  let index: Int
}

struct ManyProvider: TimelineProvider {
  func placeholder(in context: Context) -> ManyEntry { ManyEntry(date: .now, index: 0) }
  func getSnapshot(in context: Context, completion: @escaping (ManyEntry) -> Void) {
    completion(ManyEntry(date: .now, index: 0))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ManyEntry>) -> Void) {
    let entries = (0..<10_000).map {
      ManyEntry(date: .now.addingTimeInterval(Double($0) * 10), index: $0)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

@main
struct ManyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "many", provider: ManyProvider()) { entry in
      Text("\(entry.index)").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
