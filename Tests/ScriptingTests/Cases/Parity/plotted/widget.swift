import Charts
import SwiftUI
import WidgetKit

struct PlottedEntry: TimelineEntry {
  let date: Date
}

struct PlottedProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlottedEntry { PlottedEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (PlottedEntry) -> Void) {
    completion(PlottedEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlottedEntry>) -> Void) {
    completion(Timeline(entries: [PlottedEntry(date: .now)], policy: .atEnd))
  }
}

struct PlottedView: View {
  var body: some View {
    VStack {
      Chart {
        BarMark(x: .value("label", "a"), y: .value("value", 3.0))
        BarMark(x: .value("label", "b"), y: .value("value", 5.0))
      }
      .chartPlotStyle { plot in plot.background(Color.yellow).frame(height: 60) }
      ContentUnavailableView {
        Label("None", systemImage: "tray.fill")
      } description: {
        Text(verbatim: "Nothing")
      }
    }
  }
}

struct PlottedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plotted", provider: PlottedProvider()) { _ in
      PlottedView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
