/// A store of models. It is empty when it is made and lives as long as the process: a widget sees
/// what its own process inserted.
public final class ModelContainer: Equatable, @unchecked Sendable {
  private let lock = NSLock()
  private typealias Table = InsertionTable<PersistentIdentifier, any PersistentModel>
  private var tables: [ObjectIdentifier: Table] = [:]
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  @MainActor public var mainContext: ModelContext { main }
  private lazy var main = ModelContext(self)

  public func deleteAllData() { lock.withLock { tables = [:] } }
  public func erase() throws { deleteAllData() }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  func insert<T: PersistentModel>(_ model: T) {
    lock.withLock {
      tables[ObjectIdentifier(T.self), default: Table()].set(model, for: model.persistentModelID)
    }
  }
  func delete<T: PersistentModel>(_ model: T) {
    lock.withLock { tables[ObjectIdentifier(T.self)]?.remove(model.persistentModelID) }
  }
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    lock.withLock { tables[ObjectIdentifier(type)]?.values.compactMap { $0 as? T } ?? [] }
  }
  /// The model of any type that has an identifier.
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { tables.values.lazy.compactMap { $0[id] }.first }
  }
}

/// Which models to fetch.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// A view of a store; changes are in it at once.
public final class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var hasChanges: Bool { false }
  /// Who makes the changes, in a history that nobody keeps here.
  public var author: String?
  /// Kept, and told of nothing: a widget takes no change back.
  public var undoManager: UndoManager?
  public init(_ container: ModelContainer) { self.container = container }

  public func insert<T: PersistentModel>(_ model: T) { container.insert(model) }
  public func delete<T: PersistentModel>(_ model: T) { container.delete(model) }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { container.delete(object) }
  }
  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.all(T.self)
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }
  public var insertedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }
  public var deletedModelsArray: [any PersistentModel] { [] }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  { try fetch(descriptor).map(\.persistentModelID) }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, block: (T) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }
  /// nil where Apple's gives an object that stops the process when it is read.
  public func model(for id: PersistentIdentifier) -> (any PersistentModel)! { container.model(id) }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.model(id) as? T
  }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
}
