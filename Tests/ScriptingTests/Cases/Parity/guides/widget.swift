import Charts
import SwiftUI
import WidgetKit

struct GuidesEntry: TimelineEntry {
  let date: Date
}

struct GuidesProvider: TimelineProvider {
  func placeholder(in context: Context) -> GuidesEntry { GuidesEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GuidesEntry) -> Void) {
    completion(GuidesEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GuidesEntry>) -> Void) {
    completion(Timeline(entries: [GuidesEntry(date: .now)], policy: .atEnd))
  }
}

struct GuidesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("leading")
      Text("moved").alignmentGuide(.leading) { _ in -12 }
      Text("half").alignmentGuide(.leading) { $0.width - 30 }
      HStack(alignment: .center) {
        Text("high").alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        Text("low").alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.top] + 2 }
        Label("Wide", systemImage: "star").labelIconToTitleSpacing(14)
      }
    }
    .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 6) {
      Text("below").font(.caption)
    }
    .safeAreaInset(edge: .leading, alignment: .top, spacing: 3) {
      Rectangle().fill(.red).frame(width: 4, height: 20)
    }
  }
}

struct GuidesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "guides", provider: GuidesProvider()) { _ in
      GuidesView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
