import AppIntents
import SwiftUI
import WidgetKit

struct EW1V: View {
  @Environment(\.widgetFamily) var f
  let e: Day
  var body: some View { if f == .systemMedium { Text("Plan \(e.value)") } }
}

struct EW1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "EW1", provider: DayProvider()) { e in
      EW1V(e: e).std(.background)
    }
    .configurationDisplayName("Plan").description("Make a plan.").supportedFamilies([
      .systemSmall, .systemMedium,
    ])
  }
}

struct EW2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "EW2", provider: DayProvider()) { e in
      VStack {
        Text(e.value > 100 ? "Many" : "")
        if e.value > 50 { Text("Much") }
      }.accessibilityIdentifier("ew2").std(.background)
    }
    .configurationDisplayName("Plan").description("Make a plan.").supportedFamilies([.systemSmall])
  }
}

struct LO2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LO2", provider: DayProvider()) { e in
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "camera.fill").font(.title).accessibilityLabel("Camera")
          .accessibilityIdentifier("lo2")
      }.std(.clear)
    }
    .configurationDisplayName("Camera").description("Open the camera.").supportedFamilies([
      .accessoryCircular
    ])
  }
}

struct FI2V: View {
  @Environment(\.widgetFamily) var f
  let e: Day
  var body: some View {
    VStack {
      Image(systemName: "book").font(f == .systemLarge ? .system(size: 90) : .title)
        .accessibilityHidden(true)
      Text("Today").font(f == .systemLarge ? .largeTitle : .headline)
      Text("\(e.value) pages").font(f == .systemLarge ? .title : .body)
    }
    .accessibilityIdentifier("fi2")
  }
}

struct FI2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FI2", provider: DayProvider()) { e in FI2V(e: e).std(.background) }
      .configurationDisplayName("Pages").description("Count pages.").supportedFamilies([
        .systemMedium, .systemLarge,
      ])
  }
}

struct ATL3: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ATL3", provider: DayProvider()) { e in
      VStack {
        Text("Queue")
        Text("Number \(e.value)").id(e.value).transition(
          .push(from: .bottom).animation(.easeOut(duration: 4))
        ).accessibilityIdentifier("atl3")
      }.std(.background)
    }
    .configurationDisplayName("Queue").description("Wait your turn.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct SNF2V: View {
  @Environment(\.widgetFamily) var f
  let e: Day
  var body: some View {
    if f == .systemSmall {
      Text("Rain \(e.value)")
    } else {
      HStack {
        Label("Rain at \(e.value)", systemImage: "cloud.rainy.fill").accessibilityIdentifier("snf2")
        Text("tonight")
      }
    }
  }
}

struct SNF2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SNF2", provider: DayProvider()) { e in SNF2V(e: e).std(.background) }
      .configurationDisplayName("Rain").description("Check the rain.").supportedFamilies([
        .systemSmall, .systemMedium,
      ])
  }
}

struct UP1Intent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "City") var city: String?
  @Parameter(title: "") var unit: String?
}

struct UPProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Day { Day(date: .now) }
  func snapshot(for configuration: UP1Intent, in context: Context) async -> Day { Day(date: .now) }
  func timeline(for configuration: UP1Intent, in context: Context) async -> Timeline<Day> {
    Timeline(entries: [Day(date: .now), Day(date: .now + 3600, value: 9)], policy: .atEnd)
  }
}

struct UP1: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "UP1", intent: UP1Intent.self, provider: UPProvider()) { e in
      Text("City \(e.value)").std(.background)
    }
    .configurationDisplayName("City").description("See your city.").supportedFamilies([.systemSmall]
    )
  }
}
