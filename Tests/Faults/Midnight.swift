import SwiftUI
import WidgetKit

/// A date widget, as most are written: an entry at each midnight of the person's calendar.
struct DayEntry: TimelineEntry {
  let date: Date
}

struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(DayEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
    completion(Timeline(entries: days.map { DayEntry(date: $0) }, policy: .atEnd))
  }
}

@main
struct MidnightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "midnight", provider: DayProvider()) { entry in
      Text(entry.date, style: .date).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
