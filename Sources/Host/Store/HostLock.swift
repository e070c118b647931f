import Glibc
import Synchronization
import VitrinePlatform

/// One host keeps a store: two would show each entry twice and overwrite each other's timelines. The
/// lock ends with the process, however that ends.
final class HostLock: Sendable {
  private let held = Mutex<FileLock?>(nil)

  /// Takes the lock of the store at a path, unless this value has it already.
  func take(_ store: String) throws(StoreError) {
    let failure = held.withLock { held -> StoreError? in
      guard held == nil else { return nil }
      let path = Self.path(store)
      do throws(SystemError) {
        let lock = try FileLock(ifFree: path)
        lock.write("process \(getpid()) since \(DateText.iso8601(SystemClock.now.rounded(.down)))")
        held = lock
        return nil
      } catch {
        return Self.failure(error, store, path)
      }
    }
    if let failure { throw failure }
  }

  /// Beside the store's own file, whatever name was given for it.
  private static func path(_ store: String) -> String {
    guard let real = realpath(store, nil) else { return store + ".host" }
    defer { free(real) }
    return String(cString: real) + ".host"
  }

  private static func failure(_ error: SystemError, _ store: String, _ path: String) -> StoreError {
    guard error.code == EWOULDBLOCK else {
      return .cannotOpen(path: store, reason: error.description)
    }
    let holder = FileLock.text(path)
    return .inUse(path: store, holder: holder.isEmpty ? "" : ", \(holder)")
  }

  deinit { held.withLock { $0?.remove() } }
}
