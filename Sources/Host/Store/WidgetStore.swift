import Foundation
import GRDB
import VitrineMessages

/// The persistent state of the system, in one SQLite file: placements, their last good timelines, the
/// archives that are shown, budgets, and a log of events.
///
/// Each change is one transaction: after a kill at any moment either all of it is there or nothing.
/// A call that returns has reached the disk. A timeline comes with its archives and its events.
public final class WidgetStore: Sendable {
  /// The database's file.
  public let path: String
  private let database: DatabasePool
  private let host = HostLock()

  /// Opens or makes the store. A file that is no database is refused, never overwritten.
  /// - maximumPages: the largest size in pages of 4 KB, nil: the disk's.
  public init(path: String, maximumPages: Int? = nil) throws(StoreError) {
    self.path = path
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.prepareDatabase { db in
        // A commit is on the disk when it returns, also where the power fails.
        try db.execute(sql: "PRAGMA synchronous = FULL")
        if let maximumPages {
          _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(maximumPages)")
        }
      }
      database = try DatabasePool(path: path, configuration: configuration)
      if try database.read(Schema.migrator.hasBeenSuperseded) {
        throw StoreError.cannotOpen(path: path, reason: "it was made by a newer Vitrine")
      }
      do { try Schema.migrator.migrate(database) } catch {
        // Another process that opened the new store at the same time has made the tables between the
        // migrator's look and its transaction; it finds them at a second look.
        try Schema.migrator.migrate(database)
      }
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw .damaged(path: path, reason: error.message ?? "no database")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw .damaged(path: path, reason: error.message ?? "corrupt")
    } catch {
      throw .cannotOpen(path: path, reason: Self.message(error))
    }
  }

  /// Makes this process the store's only host, as long as the store is open. Others may still leave
  /// messages.
  public func claim() throws(StoreError) { try host.take(path) }

  /// nil: all is well; otherwise what SQLite found.
  public func check() throws(StoreError) -> String? {
    let found = try read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
    return found == "ok" ? nil : found
  }

  // MARK: Placements

  /// Adds a placed widget with its timeline so far and its events; returns it with its number.
  public func add(
    _ placement: PlacedWidget, _ state: PlacedTimeline = PlacedTimeline(),
    events: [TimelineEvent] = []
  ) throws(StoreError) -> PlacedWidget {
    var placement = placement
    placement.id = try write { [placement] db in
      try db.execute(
        sql: """
          INSERT INTO placement (source, kind, family, device, context, environment,
            configuration, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          placement.source, placement.kind, placement.family, placement.device, placement.context,
          try Coding.encode(placement.environment), placement.configuration,
          try Coding.encode(state.detached),
        ])
      let id = db.lastInsertedRowID
      try Self.write(state, id, events, db)
      return id
    }
    return placement
  }

  /// Removes a widget with everything that belongs to it.
  public func remove(_ id: Int64) throws(StoreError) {
    try write { try $0.execute(sql: "DELETE FROM placement WHERE id = ?", arguments: [id]) }
  }

  /// Every placed widget, in the order in which they were placed.
  public func placements() throws(StoreError) -> [PlacedWidget] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, source, kind, family, device, context, environment, configuration
          FROM placement ORDER BY id
          """
      ).map { row in
        PlacedWidget(
          id: row["id"], source: row["source"], kind: row["kind"], family: row["family"],
          device: row["device"], context: row["context"],
          environment: try Coding.decode(RenderEnvironment.self, row["environment"]),
          configuration: row["configuration"])
      }
    }
  }

  // MARK: Timelines

  /// A placement's timeline with its budget, as it was saved last; nil: there is no such placement.
  public func state(of id: Int64) throws(StoreError) -> PlacedTimeline? {
    try read { db in
      guard
        let row = try Row.fetchOne(
          db,
          sql: """
            SELECT state, body FROM placement
            LEFT JOIN timeline ON timeline.placement = placement.id WHERE id = ?
            """, arguments: [id])
      else { return nil }
      var state = try Coding.decode(PlacedTimeline.self, row["state"])
      if let body = row["body"] as Data? {
        state.attach(try Coding.decode(CheckedTimeline.self, body))
      }
      return state
    }
  }

  /// Keeps what happened at one moment: the state and its events.
  public func save(
    _ state: PlacedTimeline, of id: Int64, events: [TimelineEvent]
  ) throws(StoreError) {
    try write { db in try Self.write(state, id, events, db) }
  }

  /// Replaces the timeline: its entries, the archives that show them, the state and the events
  /// become true together, and what belonged to the timeline before goes.
  public func replaceTimeline(
    _ state: PlacedTimeline, of id: Int64, number: UInt64, archives: [StoredArchive],
    events: [TimelineEvent]
  ) throws(StoreError) {
    try write { db in
      try Self.write(state, id, events, db)
      try db.execute(sql: "DELETE FROM archive WHERE placement = ?", arguments: [id])
      guard let timeline = state.timeline else { return }
      try db.execute(
        sql: "INSERT OR REPLACE INTO timeline (placement, number, body) VALUES (?, ?, ?)",
        arguments: [id, Int64(clamping: number), try Coding.encode(timeline)])
      for archive in archives { try Self.insert(archive, id, number, db) }
    }
  }

  /// Adds archives to the timeline of a number; false if it was replaced in the meantime.
  public func addArchives(
    _ archives: [StoredArchive], of id: Int64, number: UInt64
  ) throws(StoreError) -> Bool {
    try write { db in
      let current = try Int64.fetchOne(
        db, sql: "SELECT number FROM timeline WHERE placement = ?", arguments: [id])
      guard current == Int64(clamping: number) else { return false }
      for archive in archives { try Self.insert(archive, id, number, db) }
      return true
    }
  }

  /// The archive of an entry of the present timeline.
  public func archive(
    of id: Int64, entry: Int, variant: String = StoredArchive.plain
  ) throws(StoreError) -> [UInt8]? {
    try read { db in
      try Data.fetchOne(
        db,
        sql: """
          SELECT archive.body FROM archive
          JOIN timeline ON timeline.placement = archive.placement
            AND timeline.number = archive.number
          WHERE archive.placement = ? AND entry = ? AND variant = ?
          """, arguments: [id, entry, variant]
      ).map { [UInt8]($0) }
    }
  }

  /// Places in the provider's order of the entries that have an archive.
  public func archivedEntries(of id: Int64) throws(StoreError) -> [Int] {
    try read {
      try Int.fetchAll(
        $0, sql: "SELECT DISTINCT entry FROM archive WHERE placement = ? ORDER BY entry",
        arguments: [id])
    }
  }

  // MARK: Events

  /// The last events of a placement (nil: of all), oldest first.
  public func events(of id: Int64? = nil, last count: Int = 100) throws(StoreError)
    -> [TimelineEvent]
  {
    try read { db in
      try Data.fetchAll(
        db,
        sql: """
          SELECT body FROM (SELECT id, body FROM event WHERE ?1 IS NULL OR placement = ?1
            ORDER BY id DESC LIMIT ?2) ORDER BY id
          """, arguments: [id, count]
      ).map { try Coding.decode(TimelineEvent.self, $0) }
    }
  }

  // MARK: Inbox

  /// Leaves a message for the host.
  public func post(_ message: HostMessage) throws(StoreError) {
    try write {
      try $0.execute(
        sql: "INSERT INTO inbox (body) VALUES (?)", arguments: [try Coding.encode(message)])
    }
  }

  /// Processes waiting messages, oldest first. Each is removed after it was processed; after a kill in
  /// between it comes again.
  public func processMessages(
    _ body: (HostMessage) throws(StoreError) -> Void
  ) throws(StoreError) {
    let rows = try read { try Row.fetchAll($0, sql: "SELECT id, body FROM inbox ORDER BY id") }
    for row in rows {
      let id: Int64 = row["id"]
      // What cannot be read was written by another version and is dropped.
      if let message = try? Coding.decode(HostMessage.self, row["body"]) { try body(message) }
      try write { try $0.execute(sql: "DELETE FROM inbox WHERE id = ?", arguments: [id]) }
    }
  }
}

// MARK: Transactions

extension WidgetStore {
  private static func write(
    _ state: PlacedTimeline, _ id: Int64, _ events: [TimelineEvent], _ db: Database
  ) throws {
    try db.execute(
      sql: "UPDATE placement SET state = ? WHERE id = ?",
      arguments: [try Coding.encode(state.detached), id])
    for event in events {
      try db.execute(
        sql: "INSERT INTO event (placement, at, body) VALUES (?, ?, ?)",
        arguments: [id, event.at, try Coding.encode(event)])
    }
    // Enough for weeks of a busy widget.
    try db.execute(
      sql: """
        DELETE FROM event WHERE placement = ?1 AND id <= (SELECT id FROM event
          WHERE placement = ?1 ORDER BY id DESC LIMIT 1 OFFSET 5000)
        """, arguments: [id])
  }

  private static func insert(
    _ archive: StoredArchive, _ id: Int64, _ number: UInt64, _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO archive (placement, number, entry, variant, body)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        id, Int64(clamping: number), archive.entry, archive.variant, Data(archive.body),
      ])
  }

  private func read<T>(_ body: (Database) throws -> T) throws(StoreError) -> T {
    do { return try database.read(body) } catch { throw failure(error) }
  }

  private func write<T>(_ body: (Database) throws -> T) throws(StoreError) -> T {
    do { return try database.write(body) } catch { throw failure(error) }
  }

  private func failure(_ error: any Error) -> StoreError {
    if let error = error as? Coding.Unreadable {
      return .damaged(path: path, reason: "\(error.what) in it cannot be read")
    }
    if let error = error as? DatabaseError,
      [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    {
      return .damaged(path: path, reason: Self.message(error))
    }
    return .notWritten(reason: Self.message(error))
  }

  private static func message(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(error)" }
    return error.message ?? "SQLite says \(error.resultCode.rawValue)"
  }
}

/// An entry's picture as it is kept.
public struct StoredArchive: Hashable, Sendable {
  /// The entry as it is, no toggle flipped.
  public static let plain = ""

  /// Position in the provider's own order.
  public var entry: Int
  /// `plain`, or the reference of the toggle that is in its other state.
  public var variant: String
  /// The coded archive.
  public var body: [UInt8]
  public init(entry: Int, variant: String = StoredArchive.plain, body: [UInt8]) {
    self.entry = entry
    self.variant = variant
    self.body = body
  }
}

/// A request from outside for the host.
public enum HostMessage: Codable, Hashable, Sendable {
  /// A push for a kind (nil: for all widgets of the app).
  case push(kind: String?)
  /// The app calls `WidgetCenter`.
  case reload(kind: String?)
}

/// Values as JSON in columns.
private enum Coding {
  /// A column does not hold what it should.
  struct Unreadable: Error {
    var what: String
  }

  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }
  static func decode<T: Decodable>(_ type: T.Type, _ data: Data) throws -> T {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do { return try decoder.decode(type, from: data) } catch {
      throw Unreadable(what: "a \(type)")
    }
  }
}
