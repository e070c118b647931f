import SwiftUI
import WidgetKit

private struct EmptySnapshot: TimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CaseEntry) -> Void) {
    completion(CaseEntry(date: .now, index: -1))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CaseEntry>) -> Void) {
    CaseProvider().getTimeline(in: context, completion: completion)
  }
}

/// The gallery shows gray bars.
struct PreviewEmptyFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "preview-empty-fails", provider: EmptySnapshot()) { entry in
      CleanContent(entry: entry).redacted(reason: entry.index < 0 ? .placeholder : [])
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
