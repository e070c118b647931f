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
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

/// Shows how often this process has drawn it, and how often all that share its defaults have.
struct CountingView: View {
  nonisolated(unsafe) static var drawn = 0
  let drawn: Int
  let stored: Int

  init() {
    Self.drawn += 1
    drawn = Self.drawn
    stored = UserDefaults.standard.integer(forKey: "drawn") + 1
    UserDefaults.standard.set(stored, forKey: "drawn")
  }

  var body: some View {
    Text("\(drawn) \(stored)").containerBackground(.white, for: .widget)
  }
}

@main
struct Counting: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "counting", provider: Provider()) { _ in CountingView() }
      .supportedFamilies([.systemSmall])
  }
}
