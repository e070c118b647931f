import SwiftUI
import WidgetKit

struct EffectsEntry: TimelineEntry {
  let date: Date
}

struct EffectsProvider: TimelineProvider {
  func placeholder(in context: Context) -> EffectsEntry { EffectsEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (EffectsEntry) -> Void) {
    completion(EffectsEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<EffectsEntry>) -> Void) {
    completion(Timeline(entries: [EffectsEntry(date: .now)], policy: .atEnd))
  }
}

struct EffectsView: View {
  var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: "over").padding(10)
        .background(Color(.systemTeal), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
        .overlay(alignment: .topTrailing) {
          Circle().fill(Color(.systemRed)).frame(width: 10, height: 10).offset(x: 4, y: -4)
        }
      Rectangle().fill(Color(.systemPurple)).frame(width: 60, height: 60)
        .mask { Image(systemName: "moon.fill").font(.system(size: 50)) }
      Text(verbatim: "turned").rotationEffect(.degrees(30)).scaleEffect(
        x: 1.2, y: 0.8, anchor: .leading
      )
      .opacity(0.6)
      Text(verbatim: "edge").padding(.leading, -4).padding(
        EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
      )
      .border(Color(.systemGray), width: 2).blur(radius: 1)
    }
  }
}

struct EffectsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "effects", provider: EffectsProvider()) { _ in
      EffectsView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
