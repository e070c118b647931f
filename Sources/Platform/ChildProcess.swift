public import Glibc

/// How a process is started. By plain system calls: Foundation's `Process` takes as long to start a
/// short tool as the tool takes to run.
public struct ChildProcess: Hashable, Sendable {
  /// Path of the program.
  public var executable: String
  /// What follows the program's name.
  public var arguments: [String] = []
  /// `NAME=value`, all of it; nil: this process's own.
  public var environment: [String]?
  /// Working folder; nil: this process's own.
  public var folder: String?
  /// The child's descriptors by number, and which of ours each is. Standard input is `/dev/null` where
  /// it is not named; output and errors are ours. What was opened close-on-exec stays here.
  public var descriptors: [Int32: Int32] = [:]
  /// Whether it gets what was opened without close-on-exec as well: for a test of what takes it away.
  package var inheritsDescriptors = false
  /// Whether it leads a process group: a signal to `-pid` then reaches what it has started itself.
  public var leadsGroup = false

  public init(_ executable: String, _ arguments: [String] = []) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Starts it. Whoever does waits for the process's end (`waitpid`).
  public func start() throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if descriptors[0] == nil {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    // In their order: output may be sent to our standard error before that is replaced.
    for (number, own) in descriptors.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, own, number)
    }
    // What a library opened without close-on-exec stays here too: Foundation's `Process` waits for
    // ever where one of ours keeps the other end of its pipe.
    if !inheritsDescriptors {
      _ = Self.closeFrom?(&actions, max(2, descriptors.keys.max() ?? 2) + 1)
    }
    if let folder, Self.changeFolder?(&actions, folder) != 0 {
      throw SystemError("cannot start '\(executable)' in '\(folder)'", code: ENOSYS)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if leadsGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    return try spawn(&actions, &attributes)
  }

  private func spawn(
    _ actions: inout posix_spawn_file_actions_t, _ attributes: inout posix_spawnattr_t
  ) throws(SystemError) -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] =
      ([executable] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = (environment ?? []).map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid: pid_t = 0
    func attempt() -> Int32 {
      environment == nil
        ? posix_spawn(&pid, executable, &actions, &attributes, &words, environ)
        : posix_spawn(&pid, executable, &actions, &attributes, &words, &variables)
    }
    var code = attempt()
    // A program that was just written is busy while a process forked in that moment, for something
    // else, still holds the file that its parent wrote to: until that process runs its own program.
    for _ in 0..<100 where code == ETXTBSY {
      usleep(1000)
      code = attempt()
    }
    guard code == 0 else { throw SystemError("cannot start '\(executable)'", code: code) }
    return pid
  }

  /// `posix_spawn_file_actions_addclosefrom_np`, since glibc 2.34.
  private static let closeFrom:
    (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32)? = dlsym(
      nil, "posix_spawn_file_actions_addclosefrom_np"
    ).map {
      unsafeBitCast(
        $0,
        to: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self
      )
    }

  /// `posix_spawn_file_actions_addchdir_np`, which glibc has and its module does not show.
  private static let changeFolder:
    (
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
        Int32
    )? = dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
      unsafeBitCast(
        $0,
        to: (@convention(c) (
          UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
        ) -> Int32).self)
    }
}

/// How a process ended, as `waitpid` tells it.
public struct ExitStatus: Hashable, Sendable {
  /// What the program returned; nil: a signal ended it.
  public var code: Int32?
  /// The signal that ended it.
  public var signal: Int32?

  /// Of what `waitpid` reports.
  public init(waitStatus status: Int32) {
    let ended = status & 0x7f
    (code, signal) = ended == 0 ? ((status >> 8) & 0xff, nil) : (nil, ended)
  }

  /// Whether the process ended by itself with status 0.
  public var isSuccess: Bool { code == 0 }
  /// As shells say it: 128 and the signal's number for a signal.
  public var shellStatus: Int32 { code ?? 128 + (signal ?? 0) }
}
