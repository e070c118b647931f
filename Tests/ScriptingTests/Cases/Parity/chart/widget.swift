import SwiftUI
import WidgetKit
import Charts

struct ChartEntry: TimelineEntry {
  let date: Date
}

struct ChartProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChartEntry { ChartEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ChartEntry) -> Void) {
    completion(ChartEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ChartEntry>) -> Void) {
    completion(Timeline(entries: [ChartEntry(date: .now)], policy: .atEnd))
  }
}

struct ChartView: View {
  var body: some View {
    Chart {
      BarMark(x: .value("label", "Mon"), y: .value("value", 4.0)).foregroundStyle(
        Color(.systemBlue)
      )
      .cornerRadius(4)
      BarMark(x: .value("label", "Tue"), y: .value("value", 7.0)).foregroundStyle(
        Color(.systemBlue))
      BarMark(x: .value("label", "Wed"), y: .value("value", 2.5)).foregroundStyle(
        Color(.systemOrange))
    }
    .chartYAxis(.hidden)
    .padding()
  }
}

struct ChartWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "chart", provider: ChartProvider()) { _ in
      ChartView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
