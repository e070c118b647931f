import AppIntents
import SwiftUI
import WidgetKit

/// A counter with a button, a lamp with a toggle, a link, and the widget's own address.
struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Step", default: 1) var step: Int
  init() {}
  init(step: Int) { self.step = step }
  func perform() async throws -> some IntentResult {
    guard step < 100 else { throw CountError.tooFar }
    UserDefaults.standard.set(
      UserDefaults.standard.integer(forKey: "count") + step, forKey: "count")
    return .result()
  }
}

enum CountError: Error { case tooFar }

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(value, forKey: "lamp")
    return .result()
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let count: Int
  let isOn: Bool
}

struct Provider: TimelineProvider {
  private var entry: Entry {
    Entry(
      date: .now, count: UserDefaults.standard.integer(forKey: "count"),
      isOn: UserDefaults.standard.bool(forKey: "lamp"))
  }
  func placeholder(in context: Context) -> Entry { entry }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(entry) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct TapsView: View {
  let entry: Entry
  var body: some View {
    VStack(spacing: 4) {
      Text(verbatim: "\(entry.count)").accessibilityIdentifier("count").invalidatableContent()
      Button(intent: CountIntent(step: 3)) { Text("Count") }.accessibilityIdentifier("button")
      Button(intent: CountIntent(step: 100)) { Text("Far") }.accessibilityIdentifier("far")
      Toggle(isOn: entry.isOn, intent: LampIntent()) { Text("Lamp") }
        .accessibilityIdentifier("toggle")
      Link("Link", destination: URL(string: "taps://link")!).accessibilityIdentifier("link")
    }
    .widgetURL(URL(string: "taps://widget"))
    .containerBackground(.background, for: .widget)
  }
}

@main
struct Taps: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "taps", provider: Provider()) { TapsView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
