import Foundation
import RealmSwift
import Testing

/// Realm's API on a database in memory; one test at a time, since a change of any database makes results ask again.
@Suite(.serialized, .timeLimit(.minutes(60))) struct RealmTests {
  enum Color: Int, PersistableEnum { case red, blue }

  final class Event: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var title: String
    @Persisted(indexed: true) var rank = 0
    @Persisted var note: String?
    @Persisted var color: Color
    @Persisted var parts: RealmSwift.List<String>

    convenience init(_ title: String, rank: Int, note: String? = nil) {
      self.init()
      (self.title, self.rank, self.note) = (title, rank, note)
    }
  }

  private func realm(_ name: String = #function) throws -> Realm {
    let realm = try Realm(configuration: .init(inMemoryIdentifier: name))
    try realm.write {
      realm.deleteAll()
      realm.add([Event("b", rank: 2, note: "x"), Event("a", rank: 3), Event("c", rank: 1)])
    }
    return realm
  }

  @Test func whatNobodyHasWrittenIsEmpty() throws {
    let realm = try Realm(configuration: .init(inMemoryIdentifier: #function))
    #expect(realm.objects(Event.self).isEmpty)
    let event = Event()
    #expect(event.title == "" && event.note == nil && event.color == .red && event.parts.isEmpty)
    #expect(event.realm == nil && !event.isInvalidated)
  }

  @Test func objectsAreSortedAndChosen() throws {
    let events = try realm().objects(Event.self)
    #expect(events.sorted(byKeyPath: "rank").map(\.title) == ["c", "b", "a"])
    #expect(events.sorted(by: \.title, ascending: false).map(\.rank) == [1, 2, 3])
    #expect(events.where { $0.rank >= 2 && $0.title != "a" }.map(\.title) == ["b"])
    #expect(events.where { $0.note == "x" }.map(\.title) == ["b"])
    #expect(events.where { $0.title.in(["a", "c"]) }.count == 2)
    #expect(events.max(ofProperty: "rank") == 3)
  }

  @Test func resultsFollowTheDatabase() throws {
    let realm = try realm()
    let events = realm.objects(Event.self)
    let first = try #require(events.first)
    #expect(realm.object(ofType: Event.self, forPrimaryKey: first._id) === first)
    try realm.write { realm.delete(first) }
    #expect(events.count == 2 && first.isInvalidated)
    #expect(try Realm(configuration: .init(inMemoryIdentifier: "other")).isEmpty)
  }

  /// A loop over indices asks the database once, until something is written.
  @Test func resultsAreFoundOnce() throws {
    let realm = try realm()
    nonisolated(unsafe) var asked = 0
    let events = realm.objects(Event.self).filter(
      NSPredicate { _, _ in
        asked += 1
        return true
      })
    #expect(events.indices.map { events[$0].title } == ["b", "a", "c"])
    #expect(asked == 3)
    try realm.write {
      realm.add(Event("d", rank: 4))
      #expect(events.count == 4)
    }
    #expect(events.map(\.title) == ["b", "a", "c", "d"])
  }

  @Test func anIdentifierIsTwelveBytes() throws {
    let text = ObjectId.generate().stringValue
    #expect(text.count == 24)
    #expect(try ObjectId(string: text).stringValue == text)
    #expect(throws: Realm.Error.self) { try ObjectId(string: "12") }
  }
}
