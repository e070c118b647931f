import SwiftUI
import WidgetKit

struct ShapesEntry: TimelineEntry {
  let date: Date
}

struct ShapesProvider: TimelineProvider {
  func placeholder(in context: Context) -> ShapesEntry { ShapesEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ShapesEntry) -> Void) {
    completion(ShapesEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ShapesEntry>) -> Void) {
    completion(Timeline(entries: [ShapesEntry(date: .now)], policy: .atEnd))
  }
}

struct ShapesView: View {
  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 12).fill(Color(.systemIndigo)).frame(width: 50, height: 50)
      Circle().stroke(Color(.systemOrange), style: StrokeStyle(lineWidth: 5, dash: [8, 4]))
        .frame(width: 50, height: 50)
      Circle().trim(from: 0, to: 0.7)
        .stroke(Color(.systemGreen), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90)).frame(width: 44, height: 44)
      UnevenRoundedRectangle(
        topLeadingRadius: 20, bottomLeadingRadius: 2, bottomTrailingRadius: 20,
        topTrailingRadius: 2,
        style: .continuous
      )
      .fill(Color(.systemBrown)).frame(width: 50, height: 50)
      Capsule().fill(Color(.systemMint)).frame(width: 20, height: 60).shadow(
        color: Color(red: 0, green: 0, blue: 0, opacity: 0.4), radius: 3, x: 0, y: 2)
    }
  }
}

struct ShapesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shapes", provider: ShapesProvider()) { _ in
      ShapesView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
