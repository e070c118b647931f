import SwiftUI
import WidgetKit

/// The widget of Tests/Faults/run: an entry every five minutes, a new timeline every half hour,
/// with a drawing large enough for a kill to fall into its transaction.
struct ClockEntry: TimelineEntry {
  let date: Date
}

struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
    completion(ClockEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
    let entries = (0..<7).map { ClockEntry(date: .now.addingTimeInterval(Double($0) * 300)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct ClockView: View {
  let entry: ClockEntry
  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<6, id: \.self) { row in
        Text(entry.date.addingTimeInterval(Double(row)), style: .time)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ClockProvider()) { ClockView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
