import Charts
import SwiftUI
import WidgetKit

struct AxesEntry: TimelineEntry {
  let date: Date
}

struct AxesProvider: TimelineProvider {
  func placeholder(in context: Context) -> AxesEntry { AxesEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (AxesEntry) -> Void) {
    completion(AxesEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<AxesEntry>) -> Void) {
    completion(Timeline(entries: [AxesEntry(date: .now)], policy: .atEnd))
  }
}

struct AxesView: View {
  var body: some View {
    Chart {
      LineMark(x: .value("label", "Mon"), y: .value("value", 0.4))
        .shadow(color: .black, radius: 2, x: 0, y: 1)
      LineMark(x: .value("label", "Tue"), y: .value("value", 0.9))
      LineMark(x: .value("label", "Wed"), y: .value("value", 0.1))
    }
    .chartXAxis {
      AxisMarks(position: .bottom) {
        AxisValueLabel(anchor: .top, verticalSpacing: 6)
      }
    }
    .chartYAxis {
      AxisMarks(preset: .inset, position: .trailing, values: [0.0, 0.5, 1.0]) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
        AxisTick(length: 4, stroke: StrokeStyle(lineWidth: 2))
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent.percent)
      }
    }
    .padding()
  }
}

struct AxesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "axes", provider: AxesProvider()) { _ in
      AxesView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
