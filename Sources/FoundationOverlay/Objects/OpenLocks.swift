// What a class inherits from that is written with one of Foundation's locks (Tools/Syntax/LockNames.swift).

/// `NSLock`, to inherit from.
open class OpenLock: NSObject, NSLocking, @unchecked Sendable {
  private let own = NSLock()
  open var name: String?
  public override init() {}
  open func lock() { own.lock() }
  open func unlock() { own.unlock() }
  open func `try`() -> Bool { own.try() }
  /// False where it could not be had until then.
  open func lock(before limit: Date) -> Bool { own.lock(before: limit) }
}

/// `NSRecursiveLock`, to inherit from.
open class OpenRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let own = NSRecursiveLock()
  open var name: String?
  public override init() {}
  open func lock() { own.lock() }
  open func unlock() { own.unlock() }
  open func `try`() -> Bool { own.try() }
  /// False where it could not be had until then.
  open func lock(before limit: Date) -> Bool { own.lock(before: limit) }
}

/// `NSCondition`, to inherit from.
open class OpenCondition: NSObject, NSLocking, @unchecked Sendable {
  private let own = NSCondition()
  open var name: String?
  public override init() {}
  open func lock() { own.lock() }
  open func unlock() { own.unlock() }
  open func wait() { own.wait() }
  /// False where nobody signaled until then.
  open func wait(until limit: Date) -> Bool { own.wait(until: limit) }
  open func signal() { own.signal() }
  open func broadcast() { own.broadcast() }
}
