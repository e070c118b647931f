import AppIntents
import Foundation

// Intents in the manner of real widgets; the cases under Cases name them.

enum Layout: String, AppEnum {
  case plain, rich
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Layout"
  static let caseDisplayRepresentations: [Layout: DisplayRepresentation] = [
    .plain: "Plain",
    .rich: DisplayRepresentation(
      title: "Rich", subtitle: "with a chart", image: .init(systemName: "chart.bar")),
  ]
}

enum Rank: Int, AppEnum {
  case first = 1
  case second = 2
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rank"
  static let caseDisplayRepresentations: [Rank: DisplayRepresentation] = [
    .first: "First", .second: "Second",
  ]
}

struct City: AppEntity, Hashable {
  let id: String
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  static let all = [City(id: "ber", name: "Berlin"), City(id: "rom", name: "Rome")]
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    City.all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [City] {
    City.all.filter { $0.name.hasPrefix(string) }
  }
  func suggestedEntities() async throws -> [City] { City.all }
  func defaultResult() async -> City? { City.all.last }
}

/// Streets of the city that is chosen beside them.
struct Street: AppEntity {
  let id: String
  @Property(title: "Name") var name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Street"
  static let defaultQuery = StreetQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct StreetQuery: EntityQuery {
  @IntentParameterDependency<Weather>(\.$city) var weather

  func entities(for identifiers: [String]) async throws -> [Street] {
    identifiers.map { Street(id: $0, name: $0) }
  }
  func suggestedEntities() async throws -> IntentItemCollection<Street> {
    guard let weather else { return .empty }
    return IntentItemCollection {
      IntentItemSection("In \(weather.city.name)") {
        IntentItem(
          Street(id: "\(weather.city.id)-1", name: "Main"), title: "Main Street",
          subtitle: "long")
        Street(id: "\(weather.city.id)-2", name: "Side")
      }
    }
  }
}

struct Phrases: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Good morning", "Good night"] }
  func defaultResult() async -> String? { "Good morning" }
}

struct Weather: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Weather"
  static let description = IntentDescription("Chooses a city.")

  @Parameter(title: "City") var city: City
  @Parameter(title: "Further Cities", size: [.systemSmall: 1, .systemLarge: 4]) var cities: [City]
  @Parameter(title: "Street") var street: Street?
  @Parameter(title: "Shows Wind", default: true, displayName: .init(true: "shown", false: "hidden"))
  var showsWind: Bool
  @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10))
  var days: Int
  @Parameter(title: "Opacity", controlStyle: .slider, inclusiveRange: (0, 1)) var opacity: Double?
  @Parameter(title: "Greeting", optionsProvider: Phrases()) var greeting: String?
  @Parameter(title: "Note", description: "Below the picture", default: "none")
  var note: String
  @Parameter(title: "Layout", default: .rich, requestValueDialog: "Which layout?")
  var layout: Layout
  @Parameter(title: "Rank", default: .second) var rank: Rank
  @Parameter(title: "From", kind: .date) var from: Date?
  @Parameter(title: "Alarm", kind: .time) var alarm: DateComponents?
  @Parameter(title: "Page") var page: URL?
  @Parameter(title: "Distance", defaultValue: 5, defaultUnit: .kilometers)
  var distance: Measurement<UnitLength>
  @Parameter(title: "Pause") var pause: Duration?
  @Parameter(title: "Pins", default: [1, 2], size: .init(min: 1, max: 3)) var pins: [Int]
}

struct Sentence: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sentence"
  @Parameter(title: "Layout", default: .plain) var layout: Layout
  @Parameter(title: "Count") var count: Int?
  @Parameter(title: "Text", default: "a") var text: String

  static var parameterSummary: some ParameterSummary {
    When(\.$layout, .equalTo, .rich) {
      Switch(.widgetFamily) {
        Case([.systemSmall, .systemMedium]) {
          Summary("Show \(\.$count) of \(\.$text)") { \.$layout }
        }
        DefaultCase { Summary { \.$text } }
      }
    } otherwise: {
      When(\.$count, .greaterThan, 3) {
        Summary("Many")
      } otherwise: {
        When(\.$text, .hasPrefix, "x") {
          Summary { \.$count }
        } otherwise: {
          Summary()
        }
      }
    }
  }
}

struct Increase: AppIntent {
  static let title: LocalizedStringResource = "Increase"
  @Parameter(title: "City") var city: City
  @Parameter(title: "By", default: 1) var amount: Int
  init() {}
  init(city: City, by amount: Int) {
    self.city = city
    self.amount = amount
  }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: amount + 1, dialog: "\(city.name) plus \(amount)")
  }
}

struct RunTimer: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Timer"
  @Parameter(title: "Runs") var value: Bool
  @Parameter(title: "Name") var name: String
  init() {}
  init(_ name: String) { self.name = name }
  func perform() async throws -> some ReturnsValue<String> {
    .result(value: "\(name) \(value ? "on" : "off")")
  }
}

struct OpenCity: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "City") var target: City
}

struct OpenPage: AppIntent {
  static let title: LocalizedStringResource = "Page"
  func perform() async throws -> some OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "https://example.com/a")!))
  }
}

struct AskFirst: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "City") var city: City?
  func perform() async throws -> some IntentResult {
    guard city != nil else { throw $city.needsValueError("Which city?") }
    return .result()
  }
}

struct Migrated: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "MigratedIntent"
  static let title: LocalizedStringResource = "Migrated"
}

/// Intents that cases can name.
func sampleIntent(_ name: String) -> (any AppIntent)? {
  switch name {
  case "Weather": Weather()
  case "Sentence": Sentence()
  case "Increase": Increase()
  case "RunTimer": RunTimer()
  case "OpenCity": OpenCity()
  case "OpenPage": OpenPage()
  case "AskFirst": AskFirst()
  case "Migrated": Migrated()
  default: nil
  }
}
