import Glibc

/// Descriptors that processes which are started later do not inherit.
public enum FileDescriptors {
  /// A pipe whose two ends are closed in child processes. Throws where no descriptors are left.
  public static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw SystemError("cannot make a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Two ends of a stream in both directions.
  public static func socketPair() throws(SystemError) -> (own: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw SystemError("cannot make a pair of sockets")
    }
    return (ends[0], ends[1])
  }

  /// Reading and writing return at once where nothing can be done.
  public static func setNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes a text as far as the descriptor takes it.
  public static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = SignalMask.withoutBrokenPipe {
        rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Whether an open file is the one that stands at a path now.
  public static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (own, there) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && lstat(path, &there) == 0
      && own.st_ino == there.st_ino && own.st_dev == there.st_dev
  }

  /// Closes a descriptor that is open and forgets it.
  public static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
