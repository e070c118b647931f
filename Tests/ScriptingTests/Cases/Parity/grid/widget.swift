import SwiftUI
import WidgetKit

struct GridEntry: TimelineEntry {
  let date: Date
}

struct GridProvider: TimelineProvider {
  func placeholder(in context: Context) -> GridEntry { GridEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GridEntry) -> Void) {
    completion(GridEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GridEntry>) -> Void) {
    completion(Timeline(entries: [GridEntry(date: .now)], policy: .atEnd))
  }
}

struct GridView: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        Text(verbatim: "One").bold()
        Text(verbatim: "a wider cell")
        Text(verbatim: "3").gridColumnAlignment(.trailing)
      }
      GridRow(alignment: .bottom) {
        Text(verbatim: "Two").font(.largeTitle)
        Text(verbatim: "spans").gridCellColumns(2)
      }
      Divider()
      GridRow {
        Text(verbatim: "Three")
        Text(verbatim: "b")
        Text(verbatim: "123")
      }
    }
    .font(.footnote)
  }
}

struct GridWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "grid", provider: GridProvider()) { _ in
      GridView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
