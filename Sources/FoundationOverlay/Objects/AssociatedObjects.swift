// Objective-C's associations, kept beside the objects that they belong to.

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is associated with objects; what belongs to an object that is gone is let go by and by.
private final class Associations: @unchecked Sendable {
  static let all = Associations()
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries are kept before those without an owner are looked for.
  private var limit = 256

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values[key]
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      var entry = entries[id].flatMap { $0.owner === object ? $0 : nil }
      entry = entry ?? Entry(owner: object, values: [:])
      entry?.values[key] = value
      entries[id] = entry
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.owner != nil }
      limit = max(256, entries.count * 2)
    }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.value(of: object as AnyObject, key)
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.all.set(value, of: object as AnyObject, key) }
public func objc_removeAssociatedObjects(_ object: Any) {}

/// A lock for each object.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}
private enum ObjectLocks {
  private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 1)! }
  private static let making = NSLock()
  static func lock(of object: AnyObject) -> NSRecursiveLock {
    making.withLock {
      if let known = Associations.all.value(of: object, key) as? NSRecursiveLock { return known }
      let made = NSRecursiveLock()
      Associations.all.set(made, of: object, key)
      return made
    }
  }
}
