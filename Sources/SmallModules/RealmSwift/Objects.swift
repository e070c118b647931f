public import VitrineFoundation

/// What the database keeps. It lives in this process alone: Realm's own files have no reader here.
open class ObjectBase: NSObject, RealmCollectionValue {
  public override init() {}
  weak var store: RealmStore?
  var isDeleted = false

  public var realm: Realm? { store.map(Realm.init(store:)) }
  public var isInvalidated: Bool { isDeleted }
  public var isFrozen: Bool { false }
}

open class Object: ObjectBase {
  /// The values of a dictionary are set by whoever reads them: only an empty one is told apart here.
  public convenience init(value: Any) { self.init() }
  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }
  open class func shouldIncludeInDefaultSchema() -> Bool { true }
  public func isSameObject(as object: Object?) -> Bool { self === object }
}
open class EmbeddedObject: ObjectBase {}

public protocol ThreadConfined {}
extension ObjectBase: ThreadConfined {}
extension ThreadConfined {
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
}
extension ThreadConfined where Self: ObjectBase {
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken { NotificationToken() }
}

/// An object told apart by what it is, not by what it holds.
public protocol ObjectKeyIdentifiable: Identifiable {
  var id: UInt64 { get }
}
extension ObjectKeyIdentifiable where Self: ObjectBase {
  public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }
}

public final class NotificationToken: NSObject, @unchecked Sendable {
  public func invalidate() {}
}
public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}
public enum ObjectChange<T> {
  case error(any Error)
  case change(T, [PropertyChange])
  case deleted
}
public enum RealmCollectionChange<Collection> {
  case initial(Collection)
  case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}
public struct ThreadSafeReference<Confined: ThreadConfined> {
  let object: Confined
  public init(to object: Confined) { self.object = object }
}

/// Objects that lead to another one: none, since nothing was read.
public struct LinkingObjects<Element: ObjectBase>: RandomAccessCollection, _Persistable {
  public init(fromType type: Element.Type = Element.self, property: String = "") {}
  public static func _rlmDefaultValue() -> Self { Self() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Element { preconditionFailure("no object leads here") }
}
