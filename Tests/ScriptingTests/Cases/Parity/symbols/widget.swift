import SwiftUI
import WidgetKit

struct SymbolsEntry: TimelineEntry {
  let date: Date
}

struct SymbolsProvider: TimelineProvider {
  func placeholder(in context: Context) -> SymbolsEntry { SymbolsEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (SymbolsEntry) -> Void) {
    completion(SymbolsEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SymbolsEntry>) -> Void) {
    completion(Timeline(entries: [SymbolsEntry(date: .now)], policy: .atEnd))
  }
}

struct SymbolsView: View {
  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "star.fill").font(.title).foregroundStyle(Color(.systemYellow))
      Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor).imageScale(.large)
      Image(systemName: "wifi", variableValue: 0.4).foregroundStyle(Color.accentColor)
      Image(systemName: "heart").resizable().scaledToFit().frame(width: 36, height: 36)
        .foregroundStyle(Color(.systemPink))
      Label {
        Text(verbatim: "Label")
      } icon: {
        Image(systemName: "bolt.circle.fill")
      }
      .font(.callout)
    }
  }
}

struct SymbolsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "symbols", provider: SymbolsProvider()) { _ in
      SymbolsView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
