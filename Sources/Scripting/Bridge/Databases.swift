import SQLite3
import Foundation

/// The SQLite databases that one run of a script has open; they are closed with it.
@MainActor
final class Databases {
  private let folders: Folders
  private var open: [OpaquePointer?] = []
  /// Databases that are open at once, and rows of one answer: far above what a widget reads.
  private static let maximumOpen = 16
  private static let maximumRows = 100_000
  /// Bytes of all values of one answer.
  private static let maximumSize = 32 << 20

  init(folders: Folders) { self.folders = folders }

  isolated deinit { for database in open { sqlite3_close_v2(database) } }

  /// A database's number. An empty path is one in memory.
  func open(_ path: String, readOnly: Bool) throws(ScriptFailure) -> Int {
    guard open.count < Self.maximumOpen else {
      throw ScriptFailure(message: "more than \(Self.maximumOpen) databases are open")
    }
    let place = path.isEmpty ? ":memory:" : try place(of: path)
    var database: OpaquePointer?
    let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(place, &database, flags | SQLITE_OPEN_NOFOLLOW, nil) == SQLITE_OK else {
      let reason = Self.message(database)
      sqlite3_close_v2(database)
      throw ScriptFailure(message: "'\(path)' cannot be opened as a database: \(reason)")
    }
    // Another file would be one that the script may not see.
    sqlite3_set_authorizer(
      database,
      { _, action, _, _, _, _ in
        action == SQLITE_ATTACH || action == SQLITE_DETACH ? SQLITE_DENY : SQLITE_OK
      }, nil)
    open.append(database)
    return open.count - 1
  }

  /// Where the script's database is; one that came with the script is copied, so that it can be written.
  private func place(of path: String) throws(ScriptFailure) -> String {
    guard let place = folders.writable(path) else {
      throw ScriptFailure(message: "'\(path)' is outside the script's folders")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if let source = folders.readable(path), source != place {
        try FileManager.default.copyItem(atPath: source, toPath: place)
      }
    } catch {
      throw ScriptFailure(message: "'\(path)' cannot be opened as a database: \(error)")
    }
    return place
  }

  // MARK: Statements

  /// Names of columns, and rows, of the last statement of the text. Seconds for all of them.
  func run(
    _ id: Int, _ sql: String, _ arguments: [(name: String?, value: JSObject)], timeLimit: Double
  ) throws(ScriptFailure) -> (columns: [String], rows: [[Any?]]) {
    guard open.indices.contains(id), let database = open[id] else {
      throw ScriptFailure(message: "the database is not open")
    }
    let limit = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    limit.initialize(to: DispatchTime.now().uptimeNanoseconds + UInt64(timeLimit * 1e9))
    defer {
      sqlite3_progress_handler(database, 0, nil, nil)
      limit.deallocate()
    }
    sqlite3_progress_handler(
      database, 10_000,
      { limit in
        let limit = limit?.assumingMemoryBound(to: UInt64.self).pointee ?? 0
        return DispatchTime.now().uptimeNanoseconds > limit ? 1 : 0
      }, limit)
    return try run(sql, arguments, in: database)
  }

  /// One statement after the other.
  private func run(
    _ sql: String, _ arguments: [(name: String?, value: JSObject)], in database: OpaquePointer
  ) throws(ScriptFailure) -> (columns: [String], rows: [[Any?]]) {
    var result: (columns: [String], rows: [[Any?]]) = ([], [])
    var text = Array(sql.utf8CString)[...]
    while text.count > 1 {
      var statement: OpaquePointer?
      var used = 0
      let code = text.withUnsafeBufferPointer { buffer in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v2(
          database, buffer.baseAddress, Int32(buffer.count), &statement, &tail)
        if let tail, let start = buffer.baseAddress { used = tail - start }
        return code
      }
      defer { sqlite3_finalize(statement) }
      guard code == SQLITE_OK else { throw failure(database, sql) }
      text = text.dropFirst(max(used, 1))
      guard let statement else { continue }
      try bind(arguments, to: statement, sql)
      result = try rows(of: statement, database, sql)
    }
    return result
  }

  private func bind(
    _ arguments: [(name: String?, value: JSObject)], to statement: OpaquePointer, _ sql: String
  ) throws(ScriptFailure) {
    let count = Int(sqlite3_bind_parameter_count(statement))
    for (index, argument) in arguments.enumerated() {
      var position = Int32(index + 1)
      if let name = argument.name {
        position =
          [":", "@", "$"].lazy.map { sqlite3_bind_parameter_index(statement, $0 + name) }
          .first { $0 > 0 } ?? 0
      }
      guard position > 0, position <= count else {
        if argument.name != nil { continue }
        throw ScriptFailure(
          message: "\(arguments.count) values are given for \(count) places in '\(sql.prefix(80))'")
      }
      bind(argument.value, at: position, in: statement)
    }
  }

  /// Text and bytes are copied.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ value: JSObject, at index: Int32, in statement: OpaquePointer) {
    if let flag = value.bool {
      sqlite3_bind_int64(statement, index, flag ? 1 : 0)
    } else if let number = value.number {
      if number == number.rounded(), abs(number) < 9e15 {
        sqlite3_bind_int64(statement, index, Int64(number))
      } else {
        sqlite3_bind_double(statement, index, number)
      }
    } else if let bytes = value.bytes {
      sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), Self.copied)
    } else if let text = value.string {
      sqlite3_bind_text(statement, index, text, -1, Self.copied)
    } else {
      sqlite3_bind_null(statement, index)
    }
  }

  private func rows(
    of statement: OpaquePointer, _ database: OpaquePointer, _ sql: String
  ) throws(ScriptFailure) -> (columns: [String], rows: [[Any?]]) {
    let count = sqlite3_column_count(statement)
    let names = (0..<count).map { String(cString: sqlite3_column_name(statement, $0)) }
    var rows: [[Any?]] = []
    var size = 0
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_DONE: return (names, rows)
      case SQLITE_ROW:
        size += (0..<count).reduce(0) { $0 + Int(sqlite3_column_bytes(statement, $1)) }
        guard rows.count < Self.maximumRows, size <= Self.maximumSize else {
          throw ScriptFailure(
            message: "'\(sql.prefix(80))' gives more than \(Self.maximumRows) rows or "
              + "\(Self.maximumSize >> 20) MB; add a LIMIT")
        }
        rows.append((0..<count).map { value(statement, $0) })
      default: throw failure(database, sql)
      }
    }
  }

  private func value(_ statement: OpaquePointer, _ column: Int32) -> Any? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return Double(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column)
    case SQLITE_TEXT: return sqlite3_column_text(statement, column).map { String(cString: $0) }
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      let start = sqlite3_column_blob(statement, column)
      return start.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
    default: return nil
    }
  }

  private func failure(_ database: OpaquePointer, _ sql: String) -> ScriptFailure {
    ScriptFailure(message: "\(Self.message(database)), in '\(sql.prefix(80))'")
  }

  private static func message(_ database: OpaquePointer?) -> String {
    sqlite3_errmsg(database).map { String(cString: $0) } ?? "out of memory"
  }
}

extension ScriptRun {
  func defineDatabases(on bridge: JSObject) {
    let databases = databases
    let timeLimit = setting.timeLimit
    javaScript.define("sqliteOpen", on: bridge) { arguments in
      try databases.open(arguments.text(0), readOnly: arguments[1].bool == true)
    }
    javaScript.define("sqliteRun", on: bridge) { arguments in
      // Names and values, one after the other; a name is null where the place counts.
      let flat = arguments[2].elements
      let values = stride(from: 0, to: flat.count - 1, by: 2).map {
        (name: flat[$0].string, value: flat[$0 + 1])
      }
      let found = try databases.run(
        Int(arguments.number(0)), arguments.text(1), values, timeLimit: timeLimit)
      return [found.columns as [Any?], found.rows.map { $0 as Any? }] as [Any?]
    }
  }
}
