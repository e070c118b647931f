import AppIntents
import SwiftUI
import WidgetKit

struct HeroEntry: TimelineEntry {
  let date: Date
  let hero: Hero
  let style: CardStyle
  var relevance: TimelineEntryRelevance?
}

struct HeroProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HeroEntry {
    HeroEntry(date: .now, hero: .ember, style: .vivid)
  }

  func snapshot(for configuration: SelectHeroIntent, in context: Context) async -> HeroEntry {
    entry(for: configuration, at: .now)
  }

  func timeline(
    for configuration: SelectHeroIntent, in context: Context
  ) async -> Timeline<HeroEntry> {
    let entry = entry(for: configuration, at: .now)
    return Timeline(entries: [entry], policy: .after(entry.hero.fullHealthDate(at: entry.date)))
  }

  func recommendations() -> [AppIntentRecommendation<SelectHeroIntent>] {
    Hero.all.map { hero in
      AppIntentRecommendation(intent: SelectHeroIntent(hero: hero), description: hero.name)
    }
  }

  private func entry(for configuration: SelectHeroIntent, at date: Date) -> HeroEntry {
    let hero = configuration.hero.flatMap { Hero.with(id: $0.id) } ?? .ember
    return HeroEntry(
      date: date, hero: hero, style: configuration.style,
      relevance: TimelineEntryRelevance(score: Float(1 - hero.health)))
  }
}

struct HeroCardWidget: Widget {
  // vitrine:disable low-contrast -- numbers on the card's own colors, as on a trading card
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "HeroCard", intent: SelectHeroIntent.self, provider: HeroProvider()
    ) { entry in
      HeroCardView(entry: entry)
        .containerBackground(for: .widget) {
          CardBackground(hero: entry.hero, style: entry.style)
        }
        .widgetURL(URL(string: "herocard://hero/\(entry.hero.id)"))
    }
    .configurationDisplayName("Hero Card")
    .description("Keep an eye on a hero's recovery.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

struct HeroCardView: View {
  @Environment(\.widgetFamily) private var family
  let entry: HeroEntry

  var body: some View {
    switch family {
    case .accessoryCircular: CircularHeroView(entry: entry)
    case .accessoryRectangular: RectangularHeroView(entry: entry)
    case .accessoryInline: InlineHeroView(entry: entry)
    case .systemMedium: MediumHeroView(entry: entry)
    default: HeroSummary(entry: entry)
    }
  }
}

struct CardBackground: View {
  let hero: Hero
  let style: CardStyle

  var body: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(
        colors: style == .vivid ? hero.colors : [Color("WidgetBackground"), .black],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      Image("CardPattern")
        .flipsForRightToLeftLayoutDirection(true)
        .opacity(0.25)
        .accessibilityHidden(true)
    }
  }
}
