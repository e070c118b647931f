import SwiftUI
import WidgetKit

struct DatesEntry: TimelineEntry {
  let date: Date
}

struct DatesProvider: TimelineProvider {
  func placeholder(in context: Context) -> DatesEntry { DatesEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (DatesEntry) -> Void) {
    completion(DatesEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<DatesEntry>) -> Void) {
    completion(Timeline(entries: [DatesEntry(date: .now)], policy: .atEnd))
  }
}

struct DatesView: View {
  var body: some View {
    VStack {
      Text(Date(timeIntervalSince1970: 1_780_921_660), style: .timer).font(.title2)
        .monospacedDigit()
      Text(Date(timeIntervalSince1970: 1_780_921_660), style: .relative)
      Text(Date(timeIntervalSince1970: 1_780_921_660), style: .time).foregroundStyle(
        Color(.tertiaryLabel))
      GeometryReader { space in
        Rectangle().fill(Color(.systemFill)).frame(width: space.size.width / 2, height: 12)
      }
      .frame(height: 12)
    }
    .padding(20)
  }
}

struct DatesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dates", provider: DatesProvider()) { _ in
      DatesView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
