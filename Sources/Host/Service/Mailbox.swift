import Glibc
import Synchronization

/// What other threads leave for the host's, which sleeps until something is there.
final class Mailbox<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])
  /// Both ends of a pipe: a byte in it means that there is something.
  private let read: Int32
  private let write: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (read, write) = (ends[0], ends[1])
  }

  deinit {
    close(read)
    close(write)
  }

  /// Readable while something is there.
  var descriptor: Int32 { read }

  func post(_ item: Item) {
    let isFirst = items.withLock { items in
      items.append(item)
      return items.count == 1
    }
    guard isFirst else { return }
    let byte: [UInt8] = [1]
    _ = Glibc.write(write, byte, 1)
  }

  /// Everything that was left, oldest first.
  func take() -> [Item] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while Glibc.read(read, &bytes, bytes.count) > 0 {}
    return items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
