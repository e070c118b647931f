import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// What the cases ask for: one widget of each kind, with providers that behave and misbehave.

struct NumberEntry: TimelineEntry {
  let date: Date
  let number: Int
  var relevance: TimelineEntryRelevance? {
    number == 2 ? TimelineEntryRelevance(score: 5, duration: 60) : nil
  }
}

/// How a provider answers.
enum Manner: String, Sendable, CaseIterable {
  case prompt, late, twice, never, empty, unsorted, background
}

struct NumberProvider: TimelineProvider {
  let manner: Manner
  func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: Date(), number: -1) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NumberEntry) -> Void) {
    if manner != .never {
      completion(NumberEntry(date: Date(), number: context.isPreview ? 100 : 10))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<NumberEntry>) -> Void
  ) {
    let now = Date()
    var entries = (0..<3).map {
      NumberEntry(date: now.addingTimeInterval(Double($0 - 1) * 3600), number: $0)
    }
    if manner == .unsorted { entries.reverse() }
    let timeline = Timeline(
      entries: manner == .empty ? [] : entries, policy: .after(now.addingTimeInterval(60)))
    switch manner {
    case .prompt, .empty, .unsorted: completion(timeline)
    case .late:
      DispatchQueue.global().asyncAfter(deadline: .now() + 30) { completion(timeline) }
    case .twice:
      completion(timeline)
      completion(timeline)
    case .never: break
    case .background: DispatchQueue.global().async { completion(timeline) }
    }
  }
}

struct NumberView: View {
  let entry: NumberEntry
  @SwiftUI.Environment(\.widgetFamily) private var family
  @SwiftUI.Environment(\.locale) private var locale
  var body: some View {
    Text(verbatim: "\(entry.number) \(family) \(locale.identifier)")
      .widgetURL(URL(string: "sample://\(entry.number)"))
      .containerBackground(Color.red, for: .widget)
  }
}

struct NumberWidget: Widget {
  var manner = Manner.prompt
  init() {}
  init(_ manner: Manner) { self.manner = manner }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: manner.rawValue, provider: NumberProvider(manner: manner)) {
      NumberView(entry: $0)
    }
    .configurationDisplayName("Numbers")
    .description("Counts.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    Wrapped().contentMarginsDisabled().containerBackgroundRemovable(false)
  }
  struct Wrapped: WidgetConfiguration {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "bare", provider: NumberProvider(manner: .prompt)) { _ in
        GeometryReader { space in Text(verbatim: "\(Int(space.size.width.rounded()))") }
      }
    }
  }
}

struct GreetingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Greeting"
  @Parameter(title: "Name", default: "world") var name: String
  @Parameter(title: "Loud", default: false) var isLoud: Bool
}

struct GreetingProvider: AppIntentTimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let text: String
  }
  func placeholder(in context: Context) -> Entry { Entry(date: Date(), text: "placeholder") }
  func snapshot(for configuration: GreetingIntent, in context: Context) async -> Entry {
    Entry(date: Date(), text: "hello \(configuration.name)")
  }
  func timeline(for configuration: GreetingIntent, in context: Context) async -> Timeline<Entry> {
    let text = configuration.isLoud ? configuration.name.uppercased() : configuration.name
    return Timeline(entries: [Entry(date: Date(), text: text)], policy: .never)
  }
}

struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "greeting", intent: GreetingIntent.self, provider: GreetingProvider()
    ) { entry in
      Text(verbatim: entry.text)
    }
  }
}

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
  var driver: String
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text(verbatim: "\(context.attributes.driver) \(context.state.minutes)")
        .activityBackgroundTint(.blue)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(verbatim: "car") }
        DynamicIslandExpandedRegion(.trailing) { Text(verbatim: "\(context.state.minutes) min") }
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: context.attributes.driver) }
      } compactLeading: {
        Text(verbatim: "c")
      } compactTrailing: {
        Text(verbatim: "\(context.state.minutes)")
      } minimal: {
        Text(verbatim: "m")
      }
      .widgetURL(URL(string: "ride://now"))
    }
  }
}

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  init() {}
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: value ? "on" : "off")
    return .result()
  }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp") {
      ControlWidgetToggle("Lamp", isOn: true, action: LampIntent()) { isOn in
        Label(isOn ? "lit" : "dark", systemImage: "lightbulb")
      }
    }
    .displayName("Lamp control")
  }
}

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    NumberWidget()
    NumberWidget(.late)
    NumberWidget(.twice)
    NumberWidget(.never)
    NumberWidget(.empty)
    NumberWidget(.unsorted)
    if #available(iOS 17.0, *) {
      NumberWidget(.background)
      BareWidget()
    }
    GreetingWidget()
    RideWidget()
    LampControl()
  }
}

// What `#Preview` expands to, written out: the test target has no macro plugin.
struct NumberPreview: PreviewRegistry {
  static var fileID: String { "WidgetKitTests/SampleBundle.swift" }
  static var line: Int { 1 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview {
    Preview("numbers", as: .systemSmall) {
      NumberWidget()
    } timeline: {
      NumberEntry(date: Date(timeIntervalSince1970: 0), number: 41)
      NumberEntry(date: Date(timeIntervalSince1970: 60), number: 42)
    }
  }
}

struct ViewPreview: PreviewRegistry {
  static var fileID: String { "WidgetKitTests/SampleBundle.swift" }
  static var line: Int { 2 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview {
    Preview(traits: .fixedLayout(width: 50, height: 20)) { Text(verbatim: "plain") }
  }
}

struct RidePreview: PreviewRegistry {
  static var fileID: String { "WidgetKitTests/SampleBundle.swift" }
  static var line: Int { 3 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> Preview {
    Preview("ride", as: .dynamicIsland(.compact), using: RideAttributes(driver: "Ada")) {
      RideWidget()
    } contentStates: {
      RideAttributes.ContentState(minutes: 7)
    }
  }
}

struct Number_Previews: PreviewProvider {
  static var previews: some View {
    NumberView(entry: NumberEntry(date: Date(timeIntervalSince1970: 0), number: 5))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("old")
    Text(verbatim: "second").previewLayout(.sizeThatFits)
  }
}
