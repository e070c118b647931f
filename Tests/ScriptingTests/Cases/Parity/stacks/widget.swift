import SwiftUI
import WidgetKit

struct StacksEntry: TimelineEntry {
  let date: Date
}

struct StacksProvider: TimelineProvider {
  func placeholder(in context: Context) -> StacksEntry { StacksEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (StacksEntry) -> Void) {
    completion(StacksEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StacksEntry>) -> Void) {
    completion(Timeline(entries: [StacksEntry(date: .now)], policy: .atEnd))
  }
}

struct StacksView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "Leading").font(.title)
        Spacer()
        Text(verbatim: "trailing").font(.caption)
      }
      ZStack(alignment: .bottomTrailing) {
        Rectangle().fill(Color(.systemTeal)).frame(height: 30)
        Text(verbatim: "corner").font(.footnote).padding(4)
      }
      HStack(spacing: 12) {
        Color(.systemRed).frame(width: 20, height: 20)
        Divider()
        Text(verbatim: "rest").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    .padding()
  }
}

struct StacksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "stacks", provider: StacksProvider()) { _ in
      StacksView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
