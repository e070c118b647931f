import Testing
@testable import VitrineBuild
import VitrineMessages
import VitrinePlatform

@testable import VitrineStudio

/// What was read and what the sources say of it, as one list; and what a template has for each.
@Suite(.timeLimit(.minutes(60)))
struct StoredEntryTests {
  private func source(
    _ name: String, group: String? = nil, isUnplaced: Bool = false, type: String? = nil,
    json: String? = nil, place: String = "defaults"
  ) -> SourceRead {
    SourceRead(
      place: place, group: group, isUnplaced: isUnplaced, name: name, type: type, json: json,
      file: "/p/A.swift", line: 3)
  }

  private func merge(_ reads: [StoredRead], _ sources: SourceRead...) -> [StoredEntry] {
    StoredEntry.merge(reads, sources) { String($0.dropFirst(3)) }
  }

  @Test func theSourcesAddTypesAndPlaces() {
    let read = StoredRead(place: .defaults, group: "g", name: "k")
    let entries = merge([read], source("k", group: "g", type: "Date"))
    #expect(entries.count == 1)
    #expect(entries[0].read.type == "Date")
    #expect(entries[0].location == "A.swift:3")
    #expect(entries[0].isReached)
  }

  @Test func whatIsUnplacedIsFoundAmongReads() {
    let reads = [
      StoredRead(place: .defaults, group: "g", name: "a", type: "Int"),
      StoredRead(place: .defaults, name: "b", type: "Int"),
    ]
    let entries = merge(
      reads, source("a", isUnplaced: true), source("b", isUnplaced: true),
      source("c", isUnplaced: true))
    #expect(entries.map(\.read.group) == ["g", nil, "g"])
    #expect(entries.map(\.isReached) == [true, true, false])
  }

  @Test func theOnlyGroupOfTheEntitlementsIsTheLikelyOwner() {
    let entries = StoredEntry.merge([], [source("c", isUnplaced: true)], appGroups: ["g"]) { $0 }
    #expect(entries.map(\.read.group) == ["g"])
  }

  @Test func aTextOfJSONIsAText() {
    let read = StoredRead(place: .defaults, name: "k", type: "String")
    let entry = StoredEntry(read: read, isReached: true, shape: .object(["a": .integer(1)]))
    #expect(StoredValue(date: 0).value(of: entry) == .string("{\"a\":1}"))
  }

  @Test func whatIsUnplacedAmongSeveralGroupsIsTheExtensions() {
    let reads = ["g", "h"].map { StoredRead(place: .defaults, group: $0, name: "a") }
    #expect(merge(reads, source("c", isUnplaced: true)).last?.read.group == nil)
  }

  @Test func filesOfAGroupAreTheSame() {
    let read = StoredRead(place: .file, name: "Groups/g/a/b.json")
    let entries = merge([read], source("a/b.json", group: "g", json: "{\"x\": 1}", place: "file"))
    #expect(entries.count == 1)
    #expect(entries[0].shape == .object(["x": .integer(1)]))
  }

  static let values: [(type: String?, value: JSON)] = [
    ("String", .string("k")), ("String?", .string("k")), ("Int", .integer(1)),
    ("Bool", .bool(true)), ("Double", .number(1.5)), ("[String]", .array([.string("k")])),
    ("[String: Any]", .object([JSON.Member]())), ("[Any]", .array([])),
    ("Date", .object(["$date": .string("2026-06-08T09:41:00Z")])), (nil, .null), ("Thing", .null),
    ("[Thing]", .null),
  ]

  @Test(arguments: values) func aValueHasItsType(_ type: String?, _ value: JSON) {
    let read = StoredRead(place: .defaults, name: "k", type: type)
    let entry = StoredEntry(read: read, isReached: true)
    #expect(StoredValue(date: 1_780_911_660).value(of: entry) == value)
  }

  @Test(arguments: [
    StoredRead(place: .defaults, group: "../up", name: "k"),
    StoredRead(place: .defaults, group: "..", name: "k"),
    StoredRead(place: .defaults, group: "", name: "k"),
    StoredRead(place: .file, name: "Groups/g/../../../up.json"),
    StoredRead(place: .file, name: "/up.json"), StoredRead(place: .file, name: ".config/k.plist"),
  ])
  func nothingLeadsOutOfTheFolder(_ read: StoredRead) {
    let entry = StoredEntry(read: read, isReached: true, shape: .integer(1))
    #expect(ContainerTemplate(entries: [entry], date: 0).entries.isEmpty)
  }

  /// 100,000 keys take no longer each than 100.
  @Test func manyKeysAreMerged() {
    let reads = (0..<100_000).map { StoredRead(place: .defaults, group: "g", name: "k\($0)") }
    let sources = (0..<100_000).map { source("k\($0)", isUnplaced: true, type: "Int") }
    let entries = StoredEntry.merge(reads, sources) { $0 }
    #expect(entries.count == 100_000)
    #expect(entries.allSatisfy { $0.read.type == "Int" })
  }
}
