import Glibc

/// A process as files can name it: its number, which a later one may get again, with what tells the
/// two apart.
struct ProcessIdentity: Hashable, Sendable {
  var pid: Int32
  /// Ticks from the machine's start to the process's.
  var start: UInt64
  /// The namespace that the number belongs to: containers that share a folder number their own.
  var namespace: UInt64

  /// This process.
  static let current = ProcessIdentity(of: getpid())

  /// A running process of this namespace; nil where there is none, or `/proc` does not tell.
  init?(of pid: Int32) {
    // After the name, which may hold anything, `start` is the twentieth field (proc_pid_stat(5)).
    let line = ProcessFiles.text("/proc/\(pid)/stat")
    let fields = line[(line.lastIndex(of: ")") ?? line.endIndex)...].split(separator: " ")
    var info = stat()
    guard fields.count > 20, let start = UInt64(fields[20]),
      stat("/proc/self/ns/pid", &info) == 0
    else { return nil }
    (self.pid, self.start, namespace) = (pid, start, UInt64(info.st_ino))
  }

  /// Read from `text`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let pid = Int32(parts[0]), let start = UInt64(parts[1]),
      let namespace = UInt64(parts[2])
    else { return nil }
    (self.pid, self.start, self.namespace) = (pid, start, namespace)
  }

  /// For a file's name.
  var text: String { "\(pid)-\(start)-\(namespace)" }

  /// Whether it is known to have ended; nil where another namespace's processes are meant.
  var hasEnded: Bool? {
    guard let own = Self.current, own.namespace == namespace else { return nil }
    return ProcessIdentity(of: pid) != self
  }
}
