import Glibc

/// Starting a process with a socket to talk over: file descriptor 3 on its side.
enum Spawn {
  static func run(
    _ executable: String, environment: [String]
  ) throws(ExtensionFault) -> (pid: pid_t, socket: Int32, errors: Int32) {
    var sockets: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &sockets) == 0 else {
      throw .cannotStart(executable: executable, reason: message(errno))
    }
    guard pipe(&errors) == 0 else {
      let code = errno
      for end in sockets { close(end) }
      throw .cannotStart(executable: executable, reason: message(code))
    }
    for end in errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(sockets[1])
      close(errors[1])
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // What a widget prints belongs to the person at the terminal, not to our results.
    posix_spawn_file_actions_adddup2(&actions, 2, 1)
    posix_spawn_file_actions_adddup2(&actions, errors[1], 2)
    posix_spawn_file_actions_adddup2(&actions, sockets[1], 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: a kill reaches what the extension has started.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var pid: pid_t = 0
    var code = posix_spawn(&pid, executable, &actions, &attributes, &arguments, &variables)
    // A program that was just written is busy while a process forked in that moment, for something
    // else, still holds the file that its parent wrote to: until that process runs its own program.
    for _ in 0..<100 where code == ETXTBSY {
      usleep(1000)
      code = posix_spawn(&pid, executable, &actions, &attributes, &arguments, &variables)
    }
    guard code == 0 else {
      close(sockets[0])
      close(errors[0])
      throw .cannotStart(executable: executable, reason: message(code))
    }
    _ = fcntl(errors[0], F_SETFL, fcntl(errors[0], F_GETFL) | O_NONBLOCK)
    return (pid, sockets[0], errors[0])
  }

  /// 0 where it cannot be told.
  static func residentBytes(of pid: pid_t) -> Int {
    let file = open("/proc/\(pid)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return 0 }
    let fields = bytes[..<count].split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    return (Int(String(decoding: fields[1], as: UTF8.self)) ?? 0)
      * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Monotonic seconds: for limits only, never for content.
enum Clock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Bytes received and not yet used.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var start = 0
  var count: Int { bytes.count - start }

  /// What came, 0 at the end of file, nil where nothing is there yet.
  mutating func receive(from socket: Int32, atLeast wanted: Int) -> Int? {
    let room = max(wanted, 64 << 10)
    var received = 0
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      received = recv(socket, buffer.baseAddress!, room, Int32(MSG_DONTWAIT))
      code = errno
      initialized = max(0, received)
    }
    if received < 0 { return code == EAGAIN || code == EINTR ? nil : 0 }
    if start == bytes.count {
      bytes = chunk
      start = 0
    } else {
      bytes.append(contentsOf: chunk)
    }
    return received
  }

  mutating func take(_ count: Int) -> [UInt8] {
    defer {
      start += count
      if start == bytes.count {
        bytes = []
        start = 0
      }
    }
    if start == 0 && count == bytes.count { return bytes }
    return Array(bytes[start..<start + count])
  }
}

/// The last bytes of a stream.
struct Tail {
  let limit: Int
  private var bytes: [UInt8] = []
  init(limit: Int) { self.limit = limit }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads what is there; false at the end or where nothing was read.
  mutating func drain(_ descriptor: Int32, blocking: Bool = true) -> Bool {
    guard descriptor >= 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && errno == EAGAIN && blocking }
    bytes.append(contentsOf: chunk[..<count])
    if bytes.count > limit { bytes.removeFirst(bytes.count - limit) }
    return true
  }
}
