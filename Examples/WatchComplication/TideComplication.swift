import RelevanceKit
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  var tide: Tide { Tide(date: date) }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let now = Date.now
    let entries = (0..<8).map { TideEntry(date: now.addingTimeInterval(Double($0) * 900)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  /// The tide matters in the morning, and to who is about to swim or sail.
  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .sleep(.wakeup)),
      WidgetRelevanceAttribute(context: .fitness(.workoutActive)),
    ])
  }
}

@main
struct TideComplication: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tides", provider: TideProvider()) { entry in
      TideComplicationView(tide: entry.tide)
        .widgetURL(URL(string: "tides://now"))
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [Color(.widgetBackground), .black], startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("Tides")
    .description("See the water level and the next high tide.")
    .supportedFamilies(families)
  }

  private var families: [WidgetFamily] {
    #if os(watchOS)
      [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
    #else
      [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    #endif
  }
}

struct TideComplicationView: View {
  @Environment(\.widgetFamily) private var family
  let tide: Tide

  var body: some View {
    switch family {
    #if os(watchOS)
      case .accessoryCorner: CornerTideView(tide: tide)
    #endif
    case .accessoryRectangular: RectangularTideView(tide: tide)
    case .accessoryInline: InlineTideView(tide: tide)
    default: CircularTideView(tide: tide)
    }
  }
}
