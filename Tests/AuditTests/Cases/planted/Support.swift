import SwiftUI
import WidgetKit

struct Day: TimelineEntry {
  let date: Date
  var value: Int = 7
  var relevance: TimelineEntryRelevance? { .init(score: 10) }
}

struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> Day { Day(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Day) -> ()) {
    completion(Day(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> ()) {
    var entries: [Day] = []
    for i in 0..<5 {
      entries.append(
        Day(date: Calendar.current.date(byAdding: .hour, value: i, to: Date())!, value: 7 + i))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
