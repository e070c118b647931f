import VitrineFoundation

/// A condition on objects, made by comparing their properties.
@dynamicMemberLookup public struct Query<Value> {
  let read: (Any) -> Value?
  init(_ read: @escaping (Any) -> Value?) { self.read = read }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> {
    Query<Member> { [read] in read($0)?[keyPath: path] }
  }
  public subscript<Wrapped, Member>(dynamicMember path: KeyPath<Wrapped, Member>) -> Query<Member?>
  where Value == Wrapped? {
    Query<Member?> { [read] in .some((read($0) ?? nil)?[keyPath: path]) }
  }

  private func test(_ isTrue: @escaping (Value) -> Bool) -> Query<Bool> {
    Query<Bool> { [read] in read($0).map(isTrue) ?? false }
  }

  public static func == (one: Query, other: Value) -> Query<Bool> where Value: Equatable {
    one.test { $0 == other }
  }
  public static func != (one: Query, other: Value) -> Query<Bool> where Value: Equatable {
    one.test { $0 != other }
  }
  public static func < (one: Query, other: Value) -> Query<Bool> where Value: Comparable {
    one.test { $0 < other }
  }
  public static func > (one: Query, other: Value) -> Query<Bool> where Value: Comparable {
    one.test { $0 > other }
  }
  public static func <= (one: Query, other: Value) -> Query<Bool> where Value: Comparable {
    one.test { $0 <= other }
  }
  public static func >= (one: Query, other: Value) -> Query<Bool> where Value: Comparable {
    one.test { $0 >= other }
  }
  public func `in`<C: Sequence<Value>>(_ values: C) -> Query<Bool> where Value: Equatable {
    test { values.contains($0) }
  }
  public func contains(_ range: Range<Value>) -> Query<Bool> where Value: Comparable {
    test { range.contains($0) }
  }
  public func contains(_ range: ClosedRange<Value>) -> Query<Bool> where Value: Comparable {
    test { range.contains($0) }
  }
  public func contains(_ element: Value.Element) -> Query<Bool>
  where Value: RealmCollection, Value.Element: Equatable { test { $0.contains(element) } }
}

public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let caseInsensitive = StringOptions(rawValue: 1)
  public static let diacriticInsensitive = StringOptions(rawValue: 2)
  fileprivate var options: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
extension Query<String> {
  public func contains(_ word: String, options: StringOptions = []) -> Query<Bool> {
    test { $0.range(of: word, options: options.options) != nil }
  }
  public func starts(with word: String, options: StringOptions = []) -> Query<Bool> {
    test { $0.range(of: word, options: options.options.union(.anchored)) != nil }
  }
  public func ends(with word: String, options: StringOptions = []) -> Query<Bool> {
    test { $0.range(of: word, options: options.options.union([.anchored, .backwards])) != nil }
  }
}
extension Query<Bool> {
  public static func && (one: Query, other: Query) -> Query {
    Query { (one.read($0) ?? false) && (other.read($0) ?? false) }
  }
  public static func || (one: Query, other: Query) -> Query {
    Query { (one.read($0) ?? false) || (other.read($0) ?? false) }
  }
  public static prefix func ! (query: Query) -> Query { Query { !(query.read($0) ?? false) } }
}
