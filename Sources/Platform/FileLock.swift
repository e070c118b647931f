import Glibc

/// An exclusive lock on a file, held until `unlock` or the value's end: two processes that do the same
/// work wait for each other.
public final class FileLock {
  private var descriptor: Int32

  /// Waits for the lock. nil: the file cannot be opened or locked.
  public init?(path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno != EINTR {
        FileDescriptors.close(&descriptor)
        return nil
      }
    }
  }

  public func unlock() { FileDescriptors.close(&descriptor) }

  deinit { unlock() }
}
