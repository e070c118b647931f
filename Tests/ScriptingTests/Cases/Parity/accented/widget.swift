import SwiftUI
import WidgetKit

struct AccentedEntry: TimelineEntry {
  let date: Date
}

struct AccentedProvider: TimelineProvider {
  func placeholder(in context: Context) -> AccentedEntry { AccentedEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (AccentedEntry) -> Void) {
    completion(AccentedEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<AccentedEntry>) -> Void) {
    completion(Timeline(entries: [AccentedEntry(date: .now)], policy: .atEnd))
  }
}

struct AccentedView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "Accent").font(.headline).widgetAccentable()
      HStack {
        Image(systemName: "leaf.fill").widgetAccentedRenderingMode(.accented)
        Image(systemName: "flame.fill").foregroundStyle(Color(.systemOrange))
      }
      Text(verbatim: "plain").foregroundStyle(Color(.systemBlue))
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct AccentedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "accented", provider: AccentedProvider()) { _ in
      AccentedView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
