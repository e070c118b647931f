import SwiftUI
import WidgetKit

/// An entry with the kind of data that the cases show.
struct CaseEntry: TimelineEntry {
  var date: Date
  var index = 0
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

/// A timeline of six hours.
struct CaseProvider: TimelineProvider {
  var spacing = 3600.0
  var count = 6
  /// Seconds until the provider is asked again; nil: when the entries are over.
  var reloadsAfter: Double?
  var reloads = true

  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CaseEntry) -> Void) {
    completion(CaseEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CaseEntry>) -> Void) {
    let now = Date.now
    let entries = (0..<count).map {
      CaseEntry(date: now.addingTimeInterval(Double($0) * spacing), index: $0)
    }
    let policy = reloadsAfter.map { TimelineReloadPolicy.after(now.addingTimeInterval($0)) }
    completion(Timeline(entries: entries, policy: reloads ? policy ?? .atEnd : .never))
  }
}

extension View {
  /// What a clean widget has around its content.
  func card() -> some View {
    widgetURL(URL(string: "steps://today"))
      .containerBackground(.background, for: .widget)
  }
}

/// Content that no rule finds fault with.
struct CleanContent: View {
  let entry: CaseEntry
  var body: some View {
    VStack(alignment: .leading) {
      Text("Steps").font(.headline)
      Text(entry.date, style: .time).font(.title3)
    }
    .accessibilityIdentifier("content")
  }
}
