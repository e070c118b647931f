#if canImport(Glibc)
  import Glibc
#endif

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var state: State
    init(_ state: State) {
      self.state = state
      pthread_mutex_init(mutex, nil)
    }
    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  private let box: Box

  public init(uncheckedState initialState: State) { box = Box(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(box.mutex)
    defer { pthread_mutex_unlock(box.mutex) }
    return try body(&box.state)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard pthread_mutex_trylock(box.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(box.mutex) }
    return try body(&box.state)
  }

  public enum Ownership: Hashable, Sendable { case owner, notOwner }
  /// Inert.
  public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { pthread_mutex_lock(box.mutex) }
  public func unlock() { pthread_mutex_unlock(box.mutex) }
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(box.mutex) == 0 }
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
