import SwiftUI
import WidgetKit

private struct FetchingSnapshot: TimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CaseEntry) -> Void) {
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/steps")!) {
      _, _, _ in completion(CaseEntry(date: .now))
    }
    task.resume()
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CaseEntry>) -> Void) {
    CaseProvider().getTimeline(in: context, completion: completion)
  }
}

/// The snapshot waits for a server.
struct SnapshotNeedsNetworkFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "snapshot-needs-network-fails", provider: FetchingSnapshot()) {
      entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
