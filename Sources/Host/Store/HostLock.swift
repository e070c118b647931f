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
      do throws(StoreError) {
        held = try Self.lock(store)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// How often a taken lock is looked at again whose holder has not said yet who it is, 10 ms apart.
  private static let patience = 500

  private static func lock(_ store: String) throws(StoreError) -> FileLock {
    let path = path(store)
    var looks = 0
    while true {
      do {
        let lock = try FileLock(ifFree: path)
        lock.write(signature)
        return lock
      } catch {
        guard error.code == EWOULDBLOCK else {
          throw .cannotOpen(path: store, reason: error.description)
        }
      }
      let holder = FileLock.text(path)
      looks += 1
      if lives(holder) || looks == patience {
        throw .inUse(path: store, holder: holder.isEmpty ? "" : ", \(holder)")
      }
      usleep(10_000)
    }
  }

  /// What the holder's file says of this process.
  private static var signature: String {
    "process \(getpid()) since \(DateText.iso8601(SystemClock.now.rounded(.down)))"
  }

  /// Whether a signature names a process that is there: taking the lock and writing are two steps,
  /// and between them the file is empty or still names the one before.
  private static func lives(_ signature: String) -> Bool {
    let words = signature.split(separator: " ")
    guard words.count > 1, let process = pid_t(words[1]), process > 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// Beside the store's own file, whatever name was given for it.
  private static func path(_ store: String) -> String {
    guard let real = realpath(store, nil) else { return store + ".host" }
    defer { free(real) }
    return String(cString: real) + ".host"
  }

  deinit { held.withLock { $0?.remove() } }
}
