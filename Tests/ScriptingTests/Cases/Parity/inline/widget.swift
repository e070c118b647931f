import Charts
import SwiftUI
import WidgetKit

struct InlineEntry: TimelineEntry {
  let date: Date
}

struct InlineProvider: TimelineProvider {
  func placeholder(in context: Context) -> InlineEntry { InlineEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (InlineEntry) -> Void) {
    completion(InlineEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<InlineEntry>) -> Void) {
    completion(Timeline(entries: [InlineEntry(date: .now)], policy: .atEnd))
  }
}

struct InlineView: View {
  var body: some View {
    HStack {
      Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 24, height: 24)
      VStack {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }
    }
  }
}

struct InlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "inline", provider: InlineProvider()) { _ in
      InlineView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.accessoryInline, .systemSmall])
  }
}
