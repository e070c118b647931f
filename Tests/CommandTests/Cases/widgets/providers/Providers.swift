import SwiftUI
import WidgetKit

/// One widget for each way in which a provider may behave: its kind.
enum Manner: String, CaseIterable {
  case hourly, never, once, twice, again, missing, empty, unsorted, past, many, crash, loop, greedy
  case caller, midnight, late, shy, lost
}

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  let manner: Manner
  func placeholder(in context: Context) -> Entry {
    if manner == .lost { fatalError("no placeholder") }
    return Entry(date: .now)
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    if manner == .shy || manner == .lost { fatalError("no snapshot") }
    completion(Entry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let now = Date.now
    func entries(_ seconds: [Double]) -> [Entry] {
      seconds.map { Entry(date: now.addingTimeInterval($0)) }
    }
    let hours = entries([0, 3600, 7200])
    switch manner {
    case .hourly: completion(Timeline(entries: hours, policy: .atEnd))
    case .never, .once: completion(Timeline(entries: entries([0]), policy: .never))
    case .twice:
      completion(Timeline(entries: hours, policy: .never))
      completion(Timeline(entries: [], policy: .never))
    case .again:
      completion(Timeline(entries: hours, policy: .never))
      DispatchQueue.main.async { completion(Timeline(entries: [], policy: .never)) }
    case .missing: break
    // Later than the test's limit, and sooner than its last try.
    case .late:
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
        completion(Timeline(entries: hours, policy: .never))
      }
    case .empty, .shy: completion(Timeline(entries: [], policy: .atEnd))
    case .unsorted: completion(Timeline(entries: hours.reversed(), policy: .never))
    case .past: completion(Timeline(entries: entries([-7200, -3600]), policy: .atEnd))
    case .many:
      completion(Timeline(entries: entries((0..<10_000).map { Double($0) * 60 }), policy: .atEnd))
    case .crash, .lost: fatalError("on purpose")
    case .loop: while true { _ = now }
    case .greedy:
      completion(Timeline(entries: entries([0]), policy: .after(now.addingTimeInterval(60))))
    case .midnight:
      let calendar = Calendar.current
      let today = calendar.startOfDay(for: now)
      let days = (0..<4).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
      completion(Timeline(entries: days.map { Entry(date: $0) }, policy: .atEnd))
    case .caller:
      WidgetCenter.shared.reloadTimelines(ofKind: manner.rawValue)
      completion(Timeline(entries: entries([0]), policy: .never))
    }
  }
}

struct One: Widget {
  var manner = Manner.hourly
  init() {}
  init(_ manner: Manner) { self.manner = manner }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: manner.rawValue, provider: Provider(manner: manner)) { entry in
      Text(entry.date, style: .time).containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Its provider answers nothing, and its view asks for the third of a list.
struct Rows: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    let names: [String]
  }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { fatalError("no placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      fatalError("no snapshot")
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      fatalError("on purpose")
    }
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "rows", provider: Provider()) { entry in
      Text(entry.names[2]).containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FirstHalf: WidgetBundle {
  var body: some Widget {
    One(.hourly)
    One(.never)
    One(.once)
    One(.twice)
    One(.again)
    One(.missing)
    One(.empty)
  }
}

struct SecondHalf: WidgetBundle {
  var body: some Widget {
    One(.unsorted)
    One(.past)
    One(.many)
    One(.crash)
    One(.loop)
    One(.greedy)
    One(.caller)
    One(.midnight)
    One(.late)
    One(.shy)
    One(.lost)
    Rows()
  }
}

@main
struct Providers: WidgetBundle {
  var body: some Widget {
    FirstHalf().body
    SecondHalf().body
  }
}
