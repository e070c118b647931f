import AppIntents

struct HeroEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hero"
  static let defaultQuery = HeroQuery()

  let id: String
  let name: LocalizedStringResource
  let emoji: String

  init(_ hero: Hero) {
    id = hero.id
    name = hero.name
    emoji = hero.emoji
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(emoji) \(String(localized: name))")
  }
}

struct HeroQuery: EntityQuery {
  func entities(for identifiers: [HeroEntity.ID]) async throws -> [HeroEntity] {
    identifiers.compactMap(Hero.with(id:)).map(HeroEntity.init)
  }

  func suggestedEntities() async throws -> [HeroEntity] {
    Hero.all.map(HeroEntity.init)
  }

  func defaultResult() async -> HeroEntity? {
    HeroEntity(.ember)
  }
}

enum CardStyle: String, AppEnum {
  case vivid
  case calm

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card Style"
  static let caseDisplayRepresentations: [CardStyle: DisplayRepresentation] = [
    .vivid: "Vivid",
    .calm: "Calm",
  ]
}

struct SelectHeroIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Hero"
  static let description = IntentDescription("Keep an eye on a hero's recovery.")

  @Parameter(title: "Hero")
  var hero: HeroEntity?

  @Parameter(title: "Card Style", default: .vivid)
  var style: CardStyle

  init() {}

  init(hero: Hero, style: CardStyle = .vivid) {
    self.hero = HeroEntity(hero)
    self.style = style
  }
}
