import SwiftUI
import WidgetKit

struct GaugesEntry: TimelineEntry {
  let date: Date
}

struct GaugesProvider: TimelineProvider {
  func placeholder(in context: Context) -> GaugesEntry { GaugesEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GaugesEntry) -> Void) {
    completion(GaugesEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GaugesEntry>) -> Void) {
    completion(Timeline(entries: [GaugesEntry(date: .now)], policy: .atEnd))
  }
}

struct GaugesView: View {
  var body: some View {
    HStack(spacing: 16) {
      Gauge(value: 0.7) { Text(verbatim: "g") }.gaugeStyle(.accessoryCircularCapacity)
        .tint(Color(.systemGreen))
      Gauge(value: 18, in: 0...40) {
        Text(verbatim: "t")
      } currentValueLabel: {
        Text(verbatim: "18")
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "40")
      }
      .gaugeStyle(.accessoryCircular)
      VStack {
        ProgressView(value: 0.4).tint(Color(.systemOrange))
        ProgressView(value: 3.0, total: 4) { Text(verbatim: "Three of four") }
          .progressViewStyle(.linear)
      }
    }
    .padding()
  }
}

struct GaugesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "gauges", provider: GaugesProvider()) { _ in
      GaugesView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
