import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  var height = 2.1
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let hours = (0..<6).map {
      TideEntry(date: .now.addingTimeInterval(Double($0) * 3600), height: 2.1 + Double($0) / 10)
    }
    completion(Timeline(entries: hours, policy: .atEnd))
  }
}

/// Planted: no relevance, no background in the Smart Stack, small words.
struct TideCard: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TideCard", provider: TideProvider()) { entry in
      VStack(alignment: .leading) {
        Text("High tide").font(.headline)
        Text(entry.date, style: .time)
        Text("metres at the pier").font(.system(size: 8)).accessibilityIdentifier("q-pier")
      }
      .widgetURL(URL(string: "tide://now"))
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Tide")
    .description("Follow the tide.")
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Planted: a corner's gauge without words.
struct TideCorner: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TideCorner", provider: TideProvider()) { entry in
      Gauge(value: entry.height, in: 0...4) {
        EmptyView()
      } currentValueLabel: {
        Text(entry.height, format: .number.precision(.fractionLength(1)))
      }
      .gaugeStyle(.accessoryCircular)
      .accessibilityIdentifier("q-corner-gauge")
      .widgetURL(URL(string: "tide://now"))
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Height")
    .description("Follow the tide's height.")
    .supportedFamilies([.accessoryCircular, .accessoryCorner])
  }
}

@main struct TideBundle: WidgetBundle {
  var body: some Widget {
    TideCard()
    TideCorner()
  }
}
