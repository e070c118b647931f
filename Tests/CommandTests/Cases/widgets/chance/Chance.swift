import SwiftUI
import WidgetKit

/// Made when something asks for it first: the preview, where the extension describes itself.
private let drawn = Int.random(in: 0..<1_000_000_000)

/// Made before the first request, as a widget's description is.
private let early = Int.random(in: 0..<1_000_000_000)

struct ChanceEntry: TimelineEntry {
  var date: Date
  var number = drawn
}

struct ChanceProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChanceEntry { ChanceEntry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (ChanceEntry) -> Void) {
    completion(ChanceEntry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ChanceEntry>) -> Void) {
    completion(Timeline(entries: [ChanceEntry(date: Date())], policy: .never))
  }
}

@main
struct ChanceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "chance", provider: ChanceProvider()) { entry in
      Text("\(entry.number) \(early)").containerBackground(.white, for: .widget)
    }
    .description("Number \(early)")
    .supportedFamilies([.systemSmall])
  }
}

#Preview(as: .systemSmall) {
  ChanceWidget()
} timeline: {
  ChanceEntry(date: .now)
}
