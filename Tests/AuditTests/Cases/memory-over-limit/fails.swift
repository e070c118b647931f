import SwiftUI
import WidgetKit

private final class Hoard: @unchecked Sendable {
  static let shared = Hoard()
  var bytes: [UInt8] = []
}

private struct HungryProvider: TimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CaseEntry) -> Void) {
    completion(CaseEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CaseEntry>) -> Void) {
    Hoard.shared.bytes = [UInt8](repeating: 1, count: 60 << 20)
    CaseProvider().getTimeline(in: context, completion: completion)
  }
}

/// Forty megabytes are kept.
struct MemoryOverLimitFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "memory-over-limit-fails", provider: HungryProvider()) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
