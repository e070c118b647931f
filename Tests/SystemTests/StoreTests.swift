import Foundation
import TestSupport
import Testing
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// The store as a whole: what was acknowledged is there, what failed has left nothing behind.
@Suite(.timeLimit(.minutes(60))) struct StoreTests {
  private static func path() -> String {
    scratchFolder("vitrine-store").appending(path: "store.sqlite").path
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  private static let widget = PlacedWidget(
    source: "/w", kind: "k", family: "systemSmall", device: "iphone-17-pro", context: "home-screen",
    environment: RenderEnvironment(), configuration: "{\"a\":1}")

  /// A placed timeline that shows the first of `count` entries.
  private static func shown(_ count: Int) -> (state: PlacedTimeline, events: [TimelineEvent]) {
    var state = PlacedTimeline()
    let plan = TimelineTests.Plan(count: count, policy: .atEnd)
    let events = TimelineTests.run(&state, to: 1) { .success(plan.response(at: $0)) }
    return (state, events)
  }

  @Test func everythingComesBack() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let (state, events) = Self.shown(3)
    let archives = (0..<3).map { StoredArchive(entry: $0, body: [UInt8]("picture \($0)".utf8)) }
    var placed = Self.widget
    do {
      let store = try WidgetStore(path: path)
      placed = try store.add(Self.widget)
      try store.replaceTimeline(
        state, of: placed.id, number: 7, archives: archives, events: events)
    }
    let store = try WidgetStore(path: path)
    #expect(try store.placements() == [placed])
    #expect(try store.state(of: placed.id) == state)
    #expect(try store.events(of: placed.id) == events)
    #expect(try store.archive(of: placed.id, entry: 2) == archives[2].body)
    #expect(try store.archive(of: placed.id, entry: 3) == nil)
    #expect(try store.check() == nil)
  }

  @Test func archivesOfAnOlderTimelineGo() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let store = try WidgetStore(path: path)
    let id = try store.add(Self.widget).id
    let (state, _) = Self.shown(2)
    let body: [UInt8] = [1, 2, 3]
    try store.replaceTimeline(
      state, of: id, number: 1, archives: (0..<9).map { StoredArchive(entry: $0, body: body) },
      events: [])
    try store.replaceTimeline(
      state, of: id, number: 2, archives: [StoredArchive(entry: 0, body: body)], events: [])
    #expect(try store.archivedEntries(of: id) == [0])
    // An answer to the first request that comes late finds its timeline gone.
    #expect(try !store.addArchives([StoredArchive(entry: 5, body: body)], of: id, number: 1))
    #expect(try store.archivedEntries(of: id) == [0])
  }

  @Test func removingTakesEverythingAlong() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let store = try WidgetStore(path: path)
    let id = try store.add(Self.widget).id
    let (state, events) = Self.shown(2)
    try store.replaceTimeline(
      state, of: id, number: 1, archives: [StoredArchive(entry: 0, body: [1])], events: events)
    try store.remove(id)
    #expect(try store.placements().isEmpty)
    #expect(try store.events().isEmpty)
    #expect(try store.archivedEntries(of: id).isEmpty)
  }

  /// A disk without room: the change is refused as a whole, and the store goes on afterward.
  @Test func fullDiskLeavesNoHalfTimeline() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let (state, events) = Self.shown(2)
    let id: Int64
    do {
      let store = try WidgetStore(path: path)
      id = try store.add(Self.widget).id
      try store.replaceTimeline(
        state, of: id, number: 1, archives: [StoredArchive(entry: 0, body: [1])], events: events)
    }
    let (next, said) = Self.shown(5)
    do {
      let store = try WidgetStore(path: path, maximumPages: 40)
      let large = [UInt8](repeating: 7, count: 100_000)
      #expect(throws: StoreError.self) {
        try store.replaceTimeline(
          next, of: id, number: 2,
          archives: (0..<5).map { StoredArchive(entry: $0, body: large) }, events: said)
      }
      #expect(try store.state(of: id) == state)
      #expect(try store.archive(of: id, entry: 0) == [1])
      #expect(try store.events(of: id) == events)
      // Small changes still fit.
      try store.save(state, of: id, events: [])
      #expect(try store.check() == nil)
    }
    let store = try WidgetStore(path: path)
    try store.replaceTimeline(
      next, of: id, number: 2, archives: [StoredArchive(entry: 0, body: [2])], events: said)
    #expect(try store.archive(of: id, entry: 0) == [2])
  }

  @Test func strangeFilesAreRefused() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let text = Data(String(repeating: "this is no database. ", count: 500).utf8)
    try text.write(to: URL(filePath: path))
    #expect(throws: StoreError.self) { try WidgetStore(path: path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == text)
    #expect(throws: StoreError.self) { try WidgetStore(path: "/does/not/exist/store.sqlite") }
  }

  /// What goes wrong is told in words that say what to do.
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// A row whose value is cut off, pages that are overwritten, a store of a later version.
  private static let damages: [(name: String, says: String)] = [
    ("UPDATE placement SET environment = substr(environment, 1, 20)", "a RenderEnvironment in it"),
    ("UPDATE placement SET state = x'00'", "a PlacedTimeline in it"),
    ("UPDATE timeline SET body = x''", "a CheckedTimeline in it"),
    ("UPDATE event SET body = '[]'", "a TimelineEvent in it"),
  ]

  @Test(arguments: damages) func damagedRowsAreNamed(_ damage: (name: String, says: String)) throws
  {
    let path = Self.path()
    defer { Self.remove(path) }
    let (state, events) = Self.shown(2)
    let store = try WidgetStore(path: path)
    let id = try store.add(Self.widget).id
    try store.replaceTimeline(state, of: id, number: 1, archives: [], events: events)
    let script =
      "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]); d.execute(sys.argv[2]); d.commit()"
    let result = try Tool("/usr/bin/env", ["python3", "-c", script, path, damage.name]).run()
    try #require(result.status.isSuccess, "\(result.errorText)")
    let message = message {
      _ = try (store.placements(), store.state(of: id), store.events())
    }
    #expect(message.contains("is damaged") && message.contains(damage.says), "\(message)")
    #expect(message.contains("move it away"))
    #expect(!message.contains("DecodingError"))
  }

  @Test func oneHostKeepsAStore() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let link = path + "-link"
    defer { unlink(link) }
    do {
      let store = try WidgetStore(path: path)
      symlink(path, link)
      try store.claim()
      try store.claim()
      for name in [path, link] {
        let message = message { try WidgetStore(path: name).claim() }
        #expect(message.contains("kept by another host, process \(getpid()) since "), "\(message)")
        #expect(message.contains("--store"))
      }
      // Others may leave messages meanwhile.
      try WidgetStore(path: path).post(.reload(kind: nil))
    }
    #expect(!FileManager.default.fileExists(atPath: path + ".host"))
    try WidgetStore(path: path).claim()
  }

  /// Between taking the lock and saying who has it lies a moment, in which the file is empty or names
  /// a host that was killed.
  @Test(arguments: ["", "process 2147483647 since 2026-06-08T00:00:00Z"])
  func aHostThatJustStartsIsNamed(before: String) throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let store = try WidgetStore(path: path)
    let lock = try FileLock(ifFree: path + ".host")
    defer { lock.remove() }
    lock.write(before)
    Thread.detachNewThread { lock.write("process \(getpid()) since now") }
    let message = message { try store.claim() }
    #expect(message.contains("kept by another host, process \(getpid()) since now;"), "\(message)")
  }

  /// A placement comes with what has to be done for it, or not at all.
  @Test func placingIsOneChange() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let store = try WidgetStore(path: path)
    var state = PlacedTimeline()
    let events = state.request(.added, at: 1)
    let id = try store.add(Self.widget, state, events: events).id
    #expect(try store.state(of: id) == state)
    #expect(try store.events(of: id) == events)
  }

  @Test func tenThousandEntriesAreKept() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let store = try WidgetStore(path: path)
    let id = try store.add(Self.widget).id
    let (state, _) = Self.shown(10_000)
    #expect(state.timeline?.entries.count == TimelineCheck.entryLimit)
    try store.replaceTimeline(state, of: id, number: 1, archives: [], events: [])
    #expect(try store.state(of: id) == state)
  }

  @Test func messagesArriveOnce() throws {
    let path = Self.path()
    defer { Self.remove(path) }
    let store = try WidgetStore(path: path)
    // Nobody listens: the message waits.
    #expect(try !HostMessenger.send(.push(kind: "k"), toHostOf: store))
    try store.post(.reload(kind: nil))
    var messages: [HostMessage] = []
    #expect(throws: StoreError.self) {
      try store.processMessages { message throws(StoreError) in
        messages.append(message)
        if messages.count == 2 { throw .notWritten(reason: "for the test") }
      }
    }
    // The second was not dealt with: it comes again, the first does not.
    try store.processMessages { messages.append($0) }
    #expect(messages == [.push(kind: "k"), .reload(kind: nil), .reload(kind: nil)])
    try store.processMessages { _ in Issue.record("a message came twice") }
  }
}
