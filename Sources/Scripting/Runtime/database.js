// SQLite: real databases in the script's folders. Swift runs the statements; here are the app's
// functions for them.
(function (bridge, runtime) {
  "use strict";
  const { Data } = runtime;
  const quoted = (name) => '"' + String(name).replaceAll('"', '""') + '"';
  const literal = (value) => (value === null ? "NULL" : typeof value === "number" ? String(value)
    : typeof value === "boolean" ? (value ? "1" : "0") : "'" + String(value).replaceAll("'", "''") + "'");

  // As the app stores dates: text in UTC.
  const plain = (value) => (value instanceof Date
    ? value.toISOString().replace("T", " ").replace("Z", "")
    : value instanceof Data ? value.toUint8Array() : value ?? null);
  function flat(values) {
    if (Array.isArray(values)) return values.flatMap((value) => [null, plain(value)]);
    return Object.entries(values ?? {}).flatMap(([name, value]) => [name, plain(value)]);
  }

  class Database {
    #id;
    #path;
    constructor(path, configuration) {
      this.#path = path;
      this.#id = bridge.sqliteOpen(path, configuration?.readonly === true);
      if (configuration?.foreignKeysEnabled !== false) this.#rows("PRAGMA foreign_keys = ON");
    }
    #rows(sql, values) {
      const [columns, rows] = bridge.sqliteRun(this.#id, String(sql), flat(values));
      return rows.map((row) => Object.fromEntries(row.map((value, index) =>
        [columns[index], value instanceof Uint8Array ? new Data(value) : value])));
    }
    async execute(sql, values) { this.#rows(sql, values); }
    async fetchAll(sql, values) { return this.#rows(sql, values); }
    async fetchSet(sql, values) {
      const all = this.#rows(sql, values).map((row) => JSON.stringify(row));
      return [...new Set(all)].map((row) => JSON.parse(row));
    }
    async fetchOne(sql, values) { return this.#rows(sql, values)[0] ?? null; }
    async transaction(steps, options) {
      this.#rows("BEGIN " + (options?.kind ?? "immediate"));
      try {
        for (const step of [steps].flat()) this.#rows(step.sql, step.args);
        this.#rows("COMMIT");
      } catch (error) {
        this.#rows("ROLLBACK");
        throw error;
      }
    }
    async schemaVersion() { return this.#rows("PRAGMA schema_version")[0]?.schema_version ?? 0; }
    async tableExists(name) {
      const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
      return this.#rows(sql, [name]).length > 0;
    }
    async columnsIn(name) {
      return this.#rows("PRAGMA table_info(" + quoted(name) + ")").map((column) => ({
        name: column.name, type: column.type, defaultValueSQL: column.dflt_value,
        isNotNull: column.notnull === 1, primaryKeyIndex: column.pk }));
    }
    async primaryKey(name) {
      const all = await this.columnsIn(name);
      const own = all.filter((column) => column.primaryKeyIndex > 0)
        .sort((a, b) => a.primaryKeyIndex - b.primaryKeyIndex);
      const isRowID = own.length === 0 || (own.length === 1 && /^integer$/i.test(own[0].type));
      return { columns: own.map((column) => column.name), isRowID,
        rowIDColumn: isRowID && own.length === 1 ? own[0].name : null };
    }
    async foreignKeys(name) {
      const found = new Map();
      for (const row of this.#rows("PRAGMA foreign_key_list(" + quoted(name) + ")")) {
        const key = found.get(row.id) ?? { id: row.id, originColumns: [],
          destinationTable: row.table, destinationColumns: [], mapping: [] };
        key.originColumns.push(row.from);
        key.destinationColumns.push(row.to);
        key.mapping.push({ origin: row.from, destination: row.to });
        found.set(row.id, key);
      }
      return [...found.values()];
    }
    async indexes(name) {
      const origins = { c: "createIndex", u: "uniqueConstraint", pk: "primaryKeyConstraint" };
      return this.#rows("PRAGMA index_list(" + quoted(name) + ")").map((index) => ({
        name: index.name, isUnique: index.unique === 1, origin: origins[index.origin],
        columns: this.#rows("PRAGMA index_info(" + quoted(index.name) + ")").map((row) => row.name),
      }));
    }
    async isTableHasUniqueKeys(name, keys) {
      const wanted = [...keys].sort().join();
      const primary = (await this.primaryKey(name)).columns;
      return [primary, ...(await this.indexes(name)).filter((index) => index.isUnique)
        .map((index) => index.columns)].some((columns) => [...columns].sort().join() === wanted);
    }
    async createTable(name, { columns, ifNotExists }) {
      const primary = columns.filter((column) => column.primaryKey);
      const parts = columns.map((column) => [
        quoted(column.name), column.type ?? "",
        column.primaryKey && primary.length === 1 ? "PRIMARY KEY" : "",
        column.autoIncrement ? "AUTOINCREMENT" : "", column.notNull ? "NOT NULL" : "",
        column.unique ? "UNIQUE" : "", column.checkSQL ? "CHECK (" + column.checkSQL + ")" : "",
        /^(binary|rtrim|nocase)$/.test(column.collation ?? "") ? "COLLATE " + column.collation : "",
        column.defaultSQL !== undefined ? "DEFAULT (" + column.defaultSQL + ")"
          : column.defaultValue !== undefined ? "DEFAULT " + literal(plain(column.defaultValue)) : "",
        reference(column.references),
      ].filter(Boolean).join(" "));
      if (primary.length > 1) {
        parts.push("PRIMARY KEY (" + primary.map((column) => quoted(column.name)).join(", ") + ")");
      }
      this.#rows("CREATE TABLE " + (ifNotExists ? "IF NOT EXISTS " : "") + quoted(name)
        + " (" + parts.join(", ") + ")");
      for (const column of columns.filter((column) => column.indexed)) {
        await this.createIndex(name + "_on_" + column.name,
          { table: name, columns: [column.name], ifNotExists: true });
      }
    }
    async renameTable(name, other) {
      this.#rows("ALTER TABLE " + quoted(name) + " RENAME TO " + quoted(other));
    }
    async dropTable(name) { this.#rows("DROP TABLE " + quoted(name)); }
    async createIndex(name, { table, columns, unique, ifNotExists, condition }) {
      this.#rows("CREATE " + (unique ? "UNIQUE " : "") + "INDEX " + (ifNotExists ? "IF NOT EXISTS " : "")
        + quoted(name) + " ON " + quoted(table) + " (" + columns.map(quoted).join(", ") + ")"
        + (condition ? " WHERE " + condition : ""));
    }
    async dropIndex(name) { this.#rows("DROP INDEX " + quoted(name)); }
    async dropIndexOn(table, columns) {
      const wanted = columns.join();
      for (const index of await this.indexes(table)) {
        if (index.columns.join() === wanted) await this.dropIndex(index.name);
      }
    }
  }
  const actions = { cascade: "CASCADE", restrict: "RESTRICT", setNull: "SET NULL",
    setDefault: "SET DEFAULT" };
  function reference(to) {
    if (!to) return "";
    return "REFERENCES " + quoted(to.table) + (to.column ? " (" + quoted(to.column) + ")" : "")
      + (to.onDelete ? " ON DELETE " + actions[to.onDelete] : "")
      + (to.onUpdate ? " ON UPDATE " + actions[to.onUpdate] : "")
      + (to.deferred ? " DEFERRABLE INITIALLY DEFERRED" : "");
  }

  // Databases in memory are known by name, as in the app.
  const inMemory = new Map();
  const SQLite = {
    Database,
    open: (path, configuration) => new Database(String(path), configuration),
    openInMemory: (name, configuration) => {
      if (!inMemory.has(name)) inMemory.set(name, new Database("", configuration));
      return inMemory.get(name);
    },
  };
  runtime.exports.SQLite = SQLite;
  runtime.globals.SQLite = SQLite;
})
