import SwiftUI
import WidgetKit

struct GradientsEntry: TimelineEntry {
  let date: Date
}

struct GradientsProvider: TimelineProvider {
  func placeholder(in context: Context) -> GradientsEntry { GradientsEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GradientsEntry) -> Void) {
    completion(GradientsEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GradientsEntry>) -> Void) {
    completion(Timeline(entries: [GradientsEntry(date: .now)], policy: .atEnd))
  }
}

struct GradientsView: View {
  var body: some View {
    VStack(spacing: 8) {
      Rectangle().fill(
        LinearGradient(
          colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
          startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(
        LinearGradient(
          stops: [
            .init(color: Color(.systemYellow), location: 0),
            .init(color: Color(.systemPurple), location: 0.3),
          ], startPoint: .top, endPoint: .bottom))
      HStack(spacing: 8) {
        Rectangle().fill(
          RadialGradient(
            colors: [.white, .black], center: .center, startRadius: 2, endRadius: 40))
        Rectangle().fill(
          AngularGradient(
            colors: [Color(.systemRed), Color(.systemGreen), Color(.systemRed)], center: .center,
            startAngle: .degrees(0), endAngle: .degrees(360)))
        Rectangle().fill(Color(.systemBlue).gradient)
      }
    }
  }
}

struct GradientsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "gradients", provider: GradientsProvider()) { _ in
      GradientsView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
