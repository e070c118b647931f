import Charts
import SwiftUI
import WidgetKit

struct ColumnEntry: TimelineEntry {
  let date: Date
}

struct ColumnProvider: TimelineProvider {
  func placeholder(in context: Context) -> ColumnEntry { ColumnEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ColumnEntry) -> Void) {
    completion(ColumnEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ColumnEntry>) -> Void) {
    completion(Timeline(entries: [ColumnEntry(date: .now)], policy: .atEnd))
  }
}

struct ColumnView: View {
  var body: some View {
    VStack {
      Image(systemName: "drop.fill")
      Text(verbatim: "Column").font(.system(size: 40))
    }
    .padding(12)
  }
}

struct ColumnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "column", provider: ColumnProvider()) { _ in
      ColumnView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.accessoryInline, .systemSmall])
  }
}
