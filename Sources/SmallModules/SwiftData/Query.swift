public import SwiftUI

/// Models for a view, from the context in its environment.
@MainActor @propertyWrapper
public struct Query<Element: PersistentModel>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// A property that its view's initializer does not set is made by this one: the compiler looks for it in the type
  /// itself, not in an extension.
  public init() { descriptor = FetchDescriptor() }

  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  public var fetchError: (any Error)? { nil }
  public var modelContext: ModelContext { context }
  /// Inert: each look at the property asks anew.
  public func update() {}
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.descriptor = descriptor
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction?
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) { self.init(filter: filter, sort: keyPath, order: order) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) { self.init(filter: filter, sort: keyPath, order: order) }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    // A container of no models cannot fail.
    ModelContext(try! ModelContainer(for: Schema([])))
  }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, ModelContext(container))
  }
  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modelContainer(for: [type], inMemory: inMemory) }
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View {
    environment(\.modelContext, ModelContext(try! ModelContainer(for: Schema(types))))
  }
}
