import GRDB

/// The tables. Migrations are only ever added: a store of an older version is brought up to date
/// when it is opened.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: placements, timelines, archives, events, inbox") { db in
      // One placed widget. `state` is a PlacedTimeline without its timeline.
      try db.create(table: "placement") { t in
        t.autoIncrementedPrimaryKey("id")
        t.column("source", .text).notNull()
        t.column("kind", .text).notNull().indexed()
        t.column("family", .text).notNull()
        t.column("device", .text).notNull()
        t.column("context", .text).notNull()
        t.column("environment", .blob).notNull()
        t.column("configuration", .text)
        t.column("state", .blob).notNull()
      }
      // The last good timeline of a placement: one or none.
      try db.create(table: "timeline") { t in
        t.primaryKey("placement", .integer).references("placement", onDelete: .cascade)
        t.column("number", .integer).notNull()
        t.column("body", .blob).notNull()
      }
      // What is shown of an entry. Rows of other numbers than the timeline's do not exist.
      try db.create(table: "archive") { t in
        t.column("placement", .integer).notNull().references("placement", onDelete: .cascade)
        t.column("number", .integer).notNull()
        t.column("entry", .integer).notNull()
        t.column("variant", .text).notNull()
        t.column("body", .blob).notNull()
        t.primaryKey(["placement", "number", "entry", "variant"])
      }
      try db.create(table: "event") { t in
        t.autoIncrementedPrimaryKey("id")
        t.column("placement", .integer).notNull().indexed()
          .references("placement", onDelete: .cascade)
        t.column("at", .double).notNull()
        t.column("body", .blob).notNull()
      }
      // Requests from outside that are not processed yet: pushes, reloads.
      try db.create(table: "inbox") { t in
        t.autoIncrementedPrimaryKey("id")
        t.column("body", .blob).notNull()
      }
    }
    return migrator
  }
}
