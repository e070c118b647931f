public import SwiftUI

/// What a view reads of the database.
@propertyWrapper public struct ObservedResults<Element: ObjectBase>: DynamicProperty {
  private let predicate: NSPredicate?
  private let order: SortDescriptor?
  private let isIncluded: ((Query<Element>) -> Query<Bool>)?
  private let configuration: Realm.Configuration?

  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
    keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
  ) {
    (predicate, order, self.configuration) = (filter, sortDescriptor, configuration)
    isIncluded = nil
  }
  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil,
    where isIncluded: @escaping (Query<Element>) -> Query<Bool>, keyPaths: [String]? = nil,
    sortDescriptor: SortDescriptor? = nil
  ) {
    (predicate, order, self.configuration) = (nil, sortDescriptor, configuration)
    self.isIncluded = isIncluded
  }

  public var wrappedValue: Results<Element> {
    guard let realm = try? Realm(configuration: configuration ?? .defaultConfiguration) else {
      return Results { [] }
    }
    var results = realm.objects(Element.self)
    if let predicate { results = results.filter(predicate) }
    if let isIncluded { results = results.where(isIncluded) }
    if let order { results = results.sorted(by: [order]) }
    return results
  }
  public var projectedValue: Self { self }
  public func append(_ object: Element) where Element: Object {
    (try? Realm(configuration: configuration ?? .defaultConfiguration))?.add(object)
  }
  public func remove(_ object: Element) { object.realm?.delete(object) }
}

/// An object that a view shows and changes.
@propertyWrapper public struct ObservedRealmObject<Value>: DynamicProperty {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: RealmObjectBinding<Value> { RealmObjectBinding(wrappedValue) }
}
@propertyWrapper public struct StateRealmObject<Value>: DynamicProperty {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: RealmObjectBinding<Value> { RealmObjectBinding(wrappedValue) }
}
@dynamicMemberLookup public struct RealmObjectBinding<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<
    Member
  > {
    let value = Held(value: value)
    let path = Held(value: path)
    return Binding(
      get: { value.value[keyPath: path.value] }, set: { value.value[keyPath: path.value] = $0 })
  }
}
/// A view's own, read and changed on its actor.
private struct Held<Value>: @unchecked Sendable { let value: Value }
