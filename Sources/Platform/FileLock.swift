import Glibc
import Synchronization

/// An exclusive lock on a file, held until `unlock`, the value's end or the process's: two processes
/// that do the same work wait for each other.
public final class FileLock: Sendable {
  private let descriptor: Mutex<Int32>
  private let path: String

  /// Waits for the lock. nil: the file cannot be opened or locked.
  public convenience init?(path: String) {
    guard let descriptor = try? Self.lock(path, LOCK_EX) else { return nil }
    self.init(path, descriptor)
  }

  /// Takes the lock where it is free; fails with `EWOULDBLOCK` where another one holds it.
  public convenience init(ifFree path: String) throws(SystemError) {
    self.init(path, try Self.lock(path, LOCK_EX | LOCK_NB))
  }

  private init(_ path: String, _ descriptor: Int32) {
    self.path = path
    self.descriptor = Mutex(descriptor)
  }

  /// The descriptor of the locked file, which stands at the path: who held it before may have taken
  /// it away, and a lock on that one would keep out nobody.
  private static func lock(_ path: String, _ operation: Int32) throws(SystemError) -> Int32 {
    while true {
      var opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard opened >= 0 else { throw SystemError("cannot open '\(path)'") }
      while flock(opened, operation) != 0 {
        if errno != EINTR {
          let error = SystemError("cannot lock '\(path)'")
          FileDescriptors.close(&opened)
          throw error
        }
      }
      if FileDescriptors.isFile(opened, at: path) { return opened }
      FileDescriptors.close(&opened)
    }
  }

  /// Replaces what the file holds: who has the lock, for those who find it taken.
  public func write(_ text: String) {
    descriptor.withLock { descriptor in
      guard descriptor >= 0, ftruncate(descriptor, 0) == 0 else { return }
      var text = text
      _ = text.withUTF8 { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
  }

  /// What the holder of a lock has written; empty where nobody has.
  public static func text(_ path: String) -> String { ProcessFiles.text(path, limit: 4096) }

  /// Gives the lock up; a second call does nothing.
  public func unlock() { descriptor.withLock { FileDescriptors.close(&$0) } }

  /// Takes the file away with the lock on it; others that wait for it lock a new one.
  public func remove() {
    descriptor.withLock { descriptor in
      if descriptor >= 0 { unlink(path) }
      FileDescriptors.close(&descriptor)
    }
  }

  deinit { unlock() }
}
