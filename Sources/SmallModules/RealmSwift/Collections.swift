public import VitrineFoundation

/// Objects in an order, which follow what is written.
public struct Results<Element>: RandomAccessCollection, ThreadConfined {
  private let fetch: () -> [Element]
  private let cache = ResultsCache<Element>()
  init(_ fetch: @escaping () -> [Element]) { self.fetch = fetch }

  private var elements: [Element] { cache.elements(fetch) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

/// What was found, for as long as nothing is written: a loop over indices asks for the whole at each of them.
private final class ResultsCache<Element>: @unchecked Sendable {
  private let lock = NSLock()
  private var found: (version: Int, elements: [Element])?

  func elements(_ fetch: () -> [Element]) -> [Element] {
    guard let version = RealmStore.version else { return fetch() }
    if let found = lock.withLock({ found }), found.version == version { return found.elements }
    let elements = fetch()
    lock.withLock { found = (version, elements) }
    return elements
  }
}

public protocol RealmCollection<Element>: RandomAccessCollection where Index == Int {}
extension Results: RealmCollection {}
extension List: RealmCollection {}

extension RealmCollection {
  public var realm: Realm? { (first as? ObjectBase)?.realm ?? (try? Realm()) }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }

  private func derived(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
    let whole = self
    return Results { change(Array(whole)) }
  }
  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    derived { $0.filter { predicate.evaluate(with: $0) } }
  }
  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    filter(NSPredicate(format: format, argumentArray: arguments))
  }
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let query = isIncluded(Query { $0 as? Element })
    return derived { $0.filter { query.read($0) ?? false } }
  }
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }
  public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true)
    -> Results<Element>
  {
    derived { elements in
      elements.sorted { one, other in
        let (a, b) = (one[keyPath: keyPath], other[keyPath: keyPath])
        return ascending ? Stored.isLess(a, b) : Stored.isLess(b, a)
      }
    }
  }
  public func sorted<S: Sequence>(by descriptors: S) -> Results<Element>
  where S.Element == SortDescriptor {
    let descriptors = Array(descriptors)
    return derived { elements in
      elements.sorted { one, other in
        for item in descriptors {
          let a = Stored.value(path: item.keyPath, of: one)
          let b = Stored.value(path: item.keyPath, of: other)
          if Stored.isLess(a, b) { return item.ascending }
          if Stored.isLess(b, a) { return !item.ascending }
        }
        return false
      }
    }
  }
  public func index(matching predicate: NSPredicate) -> Int? {
    firstIndex { predicate.evaluate(with: $0) }
  }
  public func max<T: Comparable>(ofProperty name: String) -> T? { values(name).max() }
  public func min<T: Comparable>(ofProperty name: String) -> T? { values(name).min() }
  public func sum<T: AdditiveArithmetic>(ofProperty name: String) -> T {
    values(name).reduce(.zero, +)
  }
  private func values<T>(_ name: String) -> [T] {
    compactMap { Stored.value(path: name, of: $0) as? T }
  }
  /// Tells what is there, and of no change: a widget draws one state.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    block(.initial(self))
    return NotificationToken()
  }
}

/// The name of a property to sort by.
public struct SortDescriptor: Hashable, Sendable {
  public let keyPath: String
  public let ascending: Bool
  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }
}

/// A list that an object has.
public final class List<Element: RealmCollectionValue>: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral, ThreadConfined, _Persistable
{
  private var elements: [Element] = [] {
    didSet { RealmStore.noteChange() }
  }
  public init() {}
  public init(arrayLiteral elements: Element...) { self.elements = elements }
  public static func _rlmDefaultValue() -> List { List() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
  public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element { elements.replaceSubrange(subrange, with: newElements) }
  public func append(objectsIn objects: some Sequence<Element>) {
    elements.append(contentsOf: objects)
  }
  public func append(_ object: Element) { elements.append(object) }
  public func insert(_ object: Element, at index: Int) { elements.insert(object, at: index) }
  public func remove(at index: Int) { elements.remove(at: index) }
  public func removeAll() { elements.removeAll() }
  public func replace(index: Int, object: Element) { elements[index] = object }
  public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
}
extension List: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    append(objectsIn: try decoder.singleValueContainer().decode([Element].self))
  }
}
extension List: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Array(self))
  }
}

/// A set that an object has.
public final class MutableSet<Element: RealmCollectionValue & Hashable>: Sequence, _Persistable {
  private var elements: Set<Element> = []
  public init() {}
  public static func _rlmDefaultValue() -> MutableSet { MutableSet() }
  public func makeIterator() -> Set<Element>.Iterator { elements.makeIterator() }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public func contains(_ element: Element) -> Bool { elements.contains(element) }
  public func insert(_ element: Element) { elements.insert(element) }
  public func insert(objectsIn objects: some Sequence<Element>) { elements.formUnion(objects) }
  public func remove(_ element: Element) { elements.remove(element) }
  public func removeAll() { elements.removeAll() }
}

/// Values by name that an object has.
public final class Map<Key: Hashable, Value: RealmCollectionValue>: Sequence, _Persistable {
  private var values: [Key: Value] = [:]
  public init() {}
  public static func _rlmDefaultValue() -> Map { Map() }
  public func makeIterator() -> [Key: Value].Iterator { values.makeIterator() }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public var keys: [Key] { Array(values.keys) }
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public func removeObject(for key: Key) { values[key] = nil }
  public func removeAll() { values.removeAll() }
}
