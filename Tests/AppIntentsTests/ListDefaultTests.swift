import AppIntents
import Foundation
import Testing

/// A query whose default is a list, at a parameter that takes one value.
@Suite(.timeLimit(.minutes(60))) struct ListDefaultTests {
  struct Town: AppEntity {
    var id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
    static let defaultQuery = TownQuery()
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }
  struct TownQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Town] {
      identifiers.map(Town.init)
    }
    func defaultResult() async -> [Town]? { [Town(id: "Ulm"), Town(id: "Bonn")] }
  }
  struct One: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "One"
    @Parameter(title: "Town") var town: Town
    @Parameter(title: "Towns") var towns: [Town]
  }

  @Test func eachTakesWhatItCan() async {
    let intent = One()
    await IntentConfiguring.fillDefaults(intent)
    #expect(intent.town.id == "Ulm")
    #expect(intent.towns.map(\.id) == ["Ulm", "Bonn"])
  }
}
