public import SwiftUI

/// Objects of a fetch in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }
  let sections: [Section]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { [] }
    nonmutating set {}
  }
}

/// Fetches for a view, in sections by a property.
@MainActor @propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  private var all: FetchRequest<Result>
  private let path: KeyPath<Result, SectionIdentifier>

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    // As Core Data does it: neighbors of one identifier.
    for object in all.wrappedValue {
      let id = object[keyPath: path]
      let before = sections.last.flatMap { $0.id == id ? sections.popLast() : nil }
      sections.append(.init(id: id, objects: (before?.objects ?? []) + [object]))
    }
    return SectionedFetchResults(sections: sections)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    all = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    path = sectionIdentifier
  }
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    all = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    path = sectionIdentifier
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    all = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    path = sectionIdentifier
  }
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    all = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    path = sectionIdentifier
  }
}
