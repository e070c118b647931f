// SQLite's snapshots of a write-ahead log. Apple's library is built with them, Linux distributions' are
// not; packages that were written for Apple's link them. They fail as where a database has no such log.

private let failure: Int32 = 1

@_cdecl("sqlite3_snapshot_get")
public func _sqliteSnapshotGet(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?,
  _ snapshot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { failure }
@_cdecl("sqlite3_snapshot_open")
public func _sqliteSnapshotOpen(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?,
  _ snapshot: UnsafeMutableRawPointer?
) -> Int32 { failure }
@_cdecl("sqlite3_snapshot_free")
public func _sqliteSnapshotFree(_ snapshot: UnsafeMutableRawPointer?) {}
@_cdecl("sqlite3_snapshot_cmp")
public func _sqliteSnapshotCompare(
  _ first: UnsafeMutableRawPointer?, _ second: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@_cdecl("sqlite3_snapshot_recover")
public func _sqliteSnapshotRecover(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?
) -> Int32 { failure }
