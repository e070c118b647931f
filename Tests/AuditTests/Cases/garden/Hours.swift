import AppIntents
import SwiftUI
import WidgetKit

// Timelines, samples, placeholders and configurations.

struct GardenMinutes: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenMinutes", clock: GardenClock(distance: 45, count: 20)) { moment in
      Text("\(moment.step * 7) drops").gardenCard()
    }
  }
}

struct GardenSeconds: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSeconds", clock: GardenClock(distance: 1, count: 40)) { moment in
      VStack {
        Text("Sprinkler").font(.headline)
        Text(Self.clock(40 - moment.step)).monospacedDigit().named("q-seconds")
      }
      .gardenCard()
    }
  }

  private static func clock(_ seconds: Int) -> String {
    seconds < 10 ? "0:0\(seconds)" : "0:\(seconds)"
  }
}

struct GardenNever: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenNever", clock: GardenClock(count: 3, policy: .never)) { moment in
      HourHeader(title: "Moss", date: moment.date).gardenCard()
    }
  }
}

/// Asks again after six minutes.
private struct Impatient: TimelineProvider {
  func placeholder(in context: Context) -> GardenMoment { GardenMoment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GardenMoment) -> Void) {
    completion(GardenMoment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenMoment>) -> Void) {
    completion(
      Timeline(entries: [GardenMoment(date: .now)], policy: .after(.now.addingTimeInterval(360))))
  }
}

struct GardenBudget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenBudget", provider: Impatient()) { moment in
      HourHeader(title: "Rain", date: moment.date).gardenCard()
    }
    .configurationDisplayName("Rain")
    .description("Follow the rain over your garden.")
    .supportedFamilies([.systemSmall])
  }
}

struct GardenStill: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenStill") { moment in
      VStack(alignment: .leading) {
        Text("Three beds").font(.headline)
        Text("all green")
      }
      .gardenCard()
    }
  }
}

struct GardenSlow: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSlow") { moment in
      VStack(alignment: .leading) {
        Text(moment.date, style: .time)
        Text("Step \(moment.step)").font(.title)
          .contentTransition(.numericText())
          .animation(.easeInOut(duration: 3.5), value: moment.step)
          .named("q-slow")
      }
      .gardenCard()
    }
  }
}

struct GardenFaded: Widget {
  var body: some WidgetConfiguration {
    Garden(
      kind: "GardenFaded",
      clock: GardenClock(make: {
        GardenMoment(date: $0, step: $1, phase: $1 < 2 ? .ready : .loading)
      })
    ) { moment in
      HourHeader(title: "Bees", date: moment.date)
        .redacted(reason: moment.phase == .loading ? .placeholder : [])
        .gardenCard()
    }
  }
}

struct GardenSample: Widget {
  var body: some WidgetConfiguration {
    Garden(
      kind: "GardenSample", clock: GardenClock(sample: { GardenMoment(date: $0, phase: .loading) })
    ) { moment in
      Group {
        switch moment.phase {
        case .loading: Color.clear
        case .ready: HourHeader(title: "Birds", date: moment.date)
        }
      }
      .gardenCard()
    }
  }
}

struct GardenWaiting: Widget {
  var body: some WidgetConfiguration {
    Garden(
      kind: "GardenWaiting",
      clock: GardenClock(waiting: { GardenMoment(date: $0, phase: .loading, beds: []) })
    ) { moment in
      VStack(alignment: .leading) {
        if moment.phase == .ready {
          Text(moment.date, style: .time)
          ForEach(moment.beds) { Text($0.name) }
        }
      }
      .gardenCard()
    }
  }
}

struct GardenFrank: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenFrank") { moment in
      HourHeader(title: "Owls", date: moment.date).unredacted().gardenCard()
    }
  }
}

struct GardenJump: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenJump") { JumpView(moment: $0) }
  }
}

private struct JumpView: View {
  @Environment(\.redactionReasons) private var reasons
  let moment: GardenMoment
  private var isWaiting: Bool { !reasons.isEmpty }
  var body: some View {
    VStack(alignment: .leading) {
      if isWaiting { Spacer() }
      Text("Snails").font(isWaiting ? .caption : .headline)
      Text(moment.date, style: .time)
      if !isWaiting { Spacer() }
    }
    .gardenCard()
  }
}

private struct FromServer: TimelineProvider {
  func placeholder(in context: Context) -> GardenMoment { GardenMoment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GardenMoment) -> Void) {
    Task {
      _ = try? await URLSession.shared.data(from: URL(string: "https://example.com/garden")!)
      completion(GardenMoment(date: .now))
    }
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenMoment>) -> Void) {
    GardenClock().getTimeline(in: context, completion: completion)
  }
}

struct GardenServer: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenServer", provider: FromServer()) { moment in
      HourHeader(title: "Wind", date: moment.date).gardenCard()
    }
    .configurationDisplayName("Wind")
    .description("Feel the wind over your garden.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Descriptions and configurations

struct GardenWordy: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenWordy", text: "The garden widget for your Home Screen.") { moment in
      HourHeader(title: "Ants", date: moment.date).gardenCard()
    }
  }
}

struct GardenNoun: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenNoun", text: "Your beds at a glance.") { moment in
      HourHeader(title: "Ants", date: moment.date).gardenCard()
    }
  }
}

struct GardenSmallOnly: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSmallOnly", name: "Sprouts (small)") { moment in
      HourHeader(title: "Sprouts", date: moment.date).gardenCard()
    }
  }
}

struct GardenMediumOnly: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenMediumOnly", name: "Sprouts (medium)", families: [.systemMedium]) {
      HourHeader(title: "Sprouts", date: $0.date).gardenCard()
    }
  }
}

protocol GardenIntent: WidgetConfigurationIntent {}

struct GardenAsked<Intent: GardenIntent>: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> GardenMoment { GardenMoment(date: .now) }
  func snapshot(for configuration: Intent, in context: Context) async -> GardenMoment {
    GardenMoment(date: .now)
  }
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<GardenMoment> {
    let now = Date.now
    return Timeline(
      entries: (0..<4).map { GardenMoment(date: now + Double($0) * 5400, step: $0) },
      policy: .atEnd)
  }
}

struct SeasonIntent: GardenIntent {
  static let title: LocalizedStringResource = "Season"
  @Parameter(title: " ", default: true) var showsFrost: Bool
}

struct GardenSeason: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "GardenSeason", intent: SeasonIntent.self, provider: GardenAsked<SeasonIntent>()
    ) { moment in
      HourHeader(title: "Season", date: moment.date).gardenCard()
    }
    .configurationDisplayName("Season")
    .description("Follow the seasons.")
    .supportedFamilies([.systemSmall])
  }
}

struct EverythingIntent: GardenIntent {
  static let title: LocalizedStringResource = "Everything"
  @Parameter(title: "Frost", default: true) var frost: Bool
  @Parameter(title: "Rain", default: true) var rain: Bool
  @Parameter(title: "Wind", default: true) var wind: Bool
  @Parameter(title: "Sun", default: true) var sun: Bool
  @Parameter(title: "Moon", default: true) var moon: Bool
  @Parameter(title: "Beds", default: 3) var beds: Int
  @Parameter(title: "Rows", default: 3) var rows: Int
  @Parameter(title: "Note") var note: String?
}

struct GardenEverything: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "GardenEverything", intent: EverythingIntent.self,
      provider: GardenAsked<EverythingIntent>()
    ) { moment in
      HourHeader(title: "Everything", date: moment.date).gardenCard()
    }
    .configurationDisplayName("Everything")
    .description("Keep an eye on everything.")
    .supportedFamilies([.systemSmall])
  }
}
