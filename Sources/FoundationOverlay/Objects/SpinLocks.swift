import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

// Darwin's operations on a word that happen at once, and the lock made of such a word. Libraries from before
// `os_unfair_lock` stand on them.

public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// One for all words: none of them says where a lock of its own would be.
private let words = Mutex(())

private func exchange<Word: FixedWidthInteger & Sendable>(
  _ old: Word, _ new: Word, _ place: UnsafeMutablePointer<Word>
) -> Bool {
  words.withLock { _ in
    guard place.pointee == old else { return false }
    place.pointee = new
    return true
  }
}
private func add<Word: FixedWidthInteger & Sendable>(
  _ amount: Word, _ place: UnsafeMutablePointer<Word>
) -> Word {
  words.withLock { _ in
    place.pointee &+= amount
    return place.pointee
  }
}

public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { exchange(0, 1, lock) }
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  while !OSSpinLockTry(lock) { sched_yield() }
}
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  words.withLock { _ in lock.pointee = 0 }
}

@discardableResult public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ place: UnsafeMutablePointer<Int32>
) -> Bool { exchange(old, new, place) }
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ place: UnsafeMutablePointer<Int32>
) -> Bool { exchange(old, new, place) }
@discardableResult public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ place: UnsafeMutablePointer<Int64>
) -> Bool { exchange(old, new, place) }
/// These answer the new value.
@discardableResult public func OSAtomicAdd32(
  _ amount: Int32, _ place: UnsafeMutablePointer<Int32>
) -> Int32 { add(amount, place) }
@discardableResult public func OSAtomicAdd64(
  _ amount: Int64, _ place: UnsafeMutablePointer<Int64>
) -> Int64 { add(amount, place) }
@discardableResult public func OSAtomicIncrement32(_ place: UnsafeMutablePointer<Int32>) -> Int32 {
  add(1, place)
}
@discardableResult public func OSAtomicIncrement32Barrier(
  _ place: UnsafeMutablePointer<Int32>
) -> Int32 { add(1, place) }
@discardableResult public func OSAtomicDecrement32(_ place: UnsafeMutablePointer<Int32>) -> Int32 {
  add(-1, place)
}
@discardableResult public func OSAtomicDecrement32Barrier(
  _ place: UnsafeMutablePointer<Int32>
) -> Int32 { add(-1, place) }
@discardableResult public func OSAtomicIncrement64(_ place: UnsafeMutablePointer<Int64>) -> Int64 {
  add(1, place)
}
@discardableResult public func OSAtomicDecrement64(_ place: UnsafeMutablePointer<Int64>) -> Int64 {
  add(-1, place)
}
