import SwiftUI
import WidgetKit

struct SilentEntry: TimelineEntry {
  var date: Date
}

struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> SilentEntry { SilentEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (SilentEntry) -> Void) {
    completion(SilentEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SilentEntry>) -> Void) {
    completion(Timeline(entries: [SilentEntry(date: .now)], policy: .after(.now + 3600)))
  }
}

/// The Smart Stack cannot know when it matters.
struct NoRelevanceFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-relevance-fails", provider: SilentProvider()) { entry in
      CleanContent(entry: CaseEntry(date: entry.date))
        .widgetURL(URL(string: "steps://today"))
        .containerBackground(.blue.gradient, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.accessoryRectangular])
  }
}
