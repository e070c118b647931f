import SwiftUI
import WidgetKit

struct StoredEntry: TimelineEntry {
  var date: Date
  var lines: [String]
}

struct StoredProvider: TimelineProvider {
  func placeholder(in context: Context) -> StoredEntry { StoredEntry(date: .now, lines: ["empty"]) }
  func getSnapshot(in context: Context, completion: @escaping (StoredEntry) -> Void) {
    completion(entry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StoredEntry>) -> Void) {
    completion(Timeline(entries: [entry()], policy: .never))
  }

  private func entry() -> StoredEntry {
    let store = Store()
    let lines = [
      store.owner ?? "nobody", "\(store.count)",
      store.items().map { "\($0.title) \($0.priority) \($0.places[0].city)" }.joined(),
      store.state().map { "level \($0.level)" } ?? "no state", store.token() ?? "no token",
      store.step().map { "step \($0)" } ?? "no step", store.hasPicture() ? "picture" : "no picture",
      store.opened == nil ? "never opened" : "opened", "visit \(store.visits())",
    ]
    return StoredEntry(date: .now, lines: lines)
  }
}

struct StoredView: View {
  enum Theme: String { case plain, loud }
  let entry: StoredEntry
  @AppStorage("theme", store: .shared) private var theme: Theme = .plain

  var body: some View {
    Text((entry.lines + ["theme \(theme)"]).joined(separator: "; "))
      .containerBackground(.blue, for: .widget)
  }
}

@main
struct StoredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "stored", provider: StoredProvider()) { StoredView(entry: $0) }
      .supportedFamilies([.systemMedium])
  }
}
