import SwiftUI
import WidgetKit

struct TripEntry: TimelineEntry {
  let date: Date
  var stop = "Harbor"
}

struct TripProvider: TimelineProvider {
  func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
    completion(TripEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
    completion(
      Timeline(
        entries: [
          TripEntry(date: .now), TripEntry(date: .now.addingTimeInterval(3600), stop: "Castle"),
        ], policy: .atEnd))
  }
}

/// Everything fits in English; what a translation would make of one line does not.
@main struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Trip", provider: TripProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Next").font(.headline).accessibilityIdentifier("short")
        Text("Change trains").font(.headline).lineLimit(1).accessibilityIdentifier("long")
        Text("at the next stop").font(.subheadline).accessibilityIdentifier("wraps")
        Text(verbatim: entry.stop).font(.subheadline).accessibilityIdentifier("data")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "trip://next"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Trip")
    .description("Know where to change.")
    .supportedFamilies([.systemSmall])
  }
}
