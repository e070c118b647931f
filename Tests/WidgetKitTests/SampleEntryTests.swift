import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

/// Entries that are made up where a provider's placeholder does not compile.
@Suite(.timeLimit(.minutes(60))) struct SampleEntryTests {
  enum Load {
    case loaded(String)
    case failed(any Error)
    case loading, idle
  }
  enum Full { case only(Int) }
  struct Item: Identifiable {
    let id: String
    let title: String
    let color: Color
    let until: Date
    let children: [Item]
    let siblings: [Item]
  }
  struct Entry: TimelineEntry {
    let date: Date
    let userName: String
    let count: Int
    let pair: (Double, first: String)
    let items: [Item]
    let load: Load
    let errorMessage: String?
    let subtitle: String?
    let handler: (() -> Void)?
    let owner: Owner?
    let byName: [String: Item]
    let zone: TimeZone
    let places: (Locale, Calendar)
    let answer: Result<Item, any Error>
    var doubled: Int { count * 2 }
  }
  final class Owner {}
  struct Closure { let body: () -> Void }
  struct Owned { let owner: Owner }

  private static let date = Date(timeIntervalSince1970: 86_400)

  @Test func fieldsAreFilledOneByOne() throws {
    let entry = try SampleEntry.sample(Entry.self, date: Self.date)
    #expect(entry.date == Self.date)
    #expect(entry.userName == "User name")
    #expect(entry.count == 4 && entry.doubled == 8)
    #expect(entry.pair.0 == 0 && entry.pair.first == "Pair")
    #expect(entry.items.map(\.title) == ["Title"])
    #expect(entry.items.first?.until == Self.date + SampleMoments.span)
    // Lists in lists end, however many a type holds.
    #expect(entry.items.first?.children.first?.children.isEmpty ?? false)
    guard case .loading = entry.load else {
      Issue.record("\(entry.load) is not the first case without values")
      return
    }
    #expect(try entry.answer.get().title == "Title")
    #expect(entry.zone == .current && entry.places.0 == .current && entry.places.1 == .current)
    #expect(entry.errorMessage == nil && entry.subtitle == "Subtitle")
    #expect(entry.handler == nil && entry.owner == nil && entry.byName.isEmpty)
  }

  @Test func whatHasNoValueSaysWhat() {
    func message<T>(_ type: T.Type) -> String {
      do {
        _ = try SampleEntry.sample(type, date: Self.date)
        return "made"
      } catch {
        return "\(error)"
      }
    }
    #expect(message(Closure.self).hasPrefix("'body' is a '"))
    #expect(message(Owned.self) == "'owner' is a 'Owner'")
    #expect(message(Full.self) == "'entry' is a 'Full'")
  }

  struct City: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [City] { [] }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = Query()
    let id: String
    @Property(title: "Country") var country: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }
  struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "City") var homeCity: City
    @Parameter(title: "Other") var other: City?
    @Parameter(title: "Count", default: 3) var count: Int
  }
  struct ConfiguredEntry: TimelineEntry {
    let date: Date
    let configuration: Choice
  }

  /// A parameter without a value, and a property of an entity, stop the program when they are read.
  @Test func intentsHaveValues() throws {
    let choice = try SampleEntry.sample(ConfiguredEntry.self, date: Self.date).configuration
    #expect(choice.homeCity.id == "example")
    #expect(choice.homeCity.country == "Country")
    #expect(choice.other == nil && choice.count == 3)
  }
}
