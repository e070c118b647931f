public import SwiftUI

/// Objects of a fetch, for a view.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { [] }
    nonmutating set {}
  }
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {}
  }
}

/// Fetches for a view, from the context in its environment.
@MainActor @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private var order: [SortDescriptor<Result>] = []

  public var wrappedValue: FetchedResults<Result> {
    let objects = (try? context.fetch(request)) ?? []
    return FetchedResults(objects: order.isEmpty ? objects : objects.sorted(using: order))
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }
  // Disfavored: an empty list is one of either kind.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: [], predicate: predicate, animation: animation)
    order = sortDescriptors
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
