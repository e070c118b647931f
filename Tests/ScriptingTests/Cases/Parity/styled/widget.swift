import Charts
import SwiftUI
import WidgetKit

struct StyledEntry: TimelineEntry {
  let date: Date
}

struct StyledProvider: TimelineProvider {
  func placeholder(in context: Context) -> StyledEntry { StyledEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (StyledEntry) -> Void) {
    completion(StyledEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StyledEntry>) -> Void) {
    completion(Timeline(entries: [StyledEntry(date: .now)], policy: .atEnd))
  }
}

struct StyledView: View {
  var body: some View {
    Text(pieces).padding()
  }

  private var pieces: AttributedString {
    var plain = AttributedString("plain ")
    plain.font = .title3
    var marked = AttributedString("marked")
    marked.font = .title3.bold()
    marked.backgroundColor = Color(.systemYellow)
    var linked = AttributedString(" linked")
    linked.font = .title3
    linked.link = URL(string: "https://example.com")
    return plain + marked + linked
  }
}

struct StyledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "styled", provider: StyledProvider()) { _ in
      StyledView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
