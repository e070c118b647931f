import Foundation
import Glibc
import TestSupport
import Testing

@testable import VitrineExtensionClient
@testable import VitrinePlatform

/// What attacks are aimed at: a secret, a process, ports, a terminal. And the program that attacks.
final class Surroundings: Sendable {
  /// 0: root; else that of a user without rights of any kind.
  let user: uid_t
  let folder: TestFolder
  let container: String
  let victim: pid_t
  private let listeners: [Int32]
  private let port: UInt16
  private let terminal: (own: Int32, path: String)

  static let users: [uid_t] = geteuid() == 0 ? [0, 65534] : [geteuid()]

  /// `TMPDIR` and the checkout may be closed to the other user.
  private static let base: String? = geteuid() == 0 ? "/tmp" : nil

  init(user: uid_t) throws {
    self.user = user
    folder = TestFolder("vitrine-hostile", in: Self.base)
    try folder.write(["secret": "the secret", "container/own": "", "bin/empty": ""])
    container = folder.path + "/container"
    for name in ["", "/secret", "/container", "/container/own"] {
      chown(folder.path + name, user, user)
    }
    var sleeper = ChildProcess("/bin/sleep", ["600"])
    sleeper.environment = ["TOKEN=secret"]
    victim = try Self.asUser(sleeper, user).start()
    (listeners, port) = try Self.listen()
    terminal = try Self.openTerminal(for: user)
  }

  deinit {
    kill(victim, SIGKILL)
    waitpid(victim, nil, 0)
    for listener in listeners { close(listener) }
    close(terminal.own)
  }

  // MARK: Runs

  struct Outcome {
    /// What the attacker wrote down; nil: nothing.
    var text: String?
    var report: LaunchReport
  }

  /// Attacks once, at a moment (`constructor`, `main`), with some layers left out.
  /// - change: what the program may do that a widget may not.
  func run(
    _ attack: String, in phase: String = "main", without: Set<Confinement.Layer> = [],
    change: (inout Confinement) -> Void = { _ in }
  ) throws -> Outcome {
    let launch = launch(attack, in: phase, without: without)
    var policy = launch.policy
    change(&policy)
    let outcome = container + "/outcome"
    unlink(outcome)
    let (read, write) = try FileDescriptors.pipe()
    defer { close(read) }
    var process = ChildProcess(launch.executable)
    process.inheritsDescriptors = true
    process.environment = launch.environment
    process.descriptors = [1: STDERR_FILENO, 2: STDERR_FILENO, 3: STDERR_FILENO]
    let launcher = try #require(Self.launcher, "build vitrine-launcher first")
    process = process.confined(by: policy, launcher: launcher, report: write)
    let pid = try Self.asUser(process, user).start()
    close(write)
    var report = LaunchReport()
    while report.drain(read) {}
    waitpid(pid, nil, 0)
    let text = try? String(contentsOfFile: outcome, encoding: .utf8)
    return Outcome(text: text, report: report)
  }

  func launch(
    _ attack: String, in phase: String = "main", without: Set<Confinement.Layer> = []
  ) -> ExtensionLaunch {
    var launch = ExtensionLaunch(
      executable: Self.program, container: container, timeLimit: 20, memoryLimit: 64 << 20,
      variables: [
        "VITRINE_TEST_ATTACK": attack, "VITRINE_TEST_PHASE": phase,
        "VITRINE_TEST_TARGET": folder.path + "/secret", "VITRINE_TEST_VICTIM": "\(victim)",
        "VITRINE_TEST_PORT": "\(port)", "VITRINE_TEST_TERMINAL": terminal.path,
        "VITRINE_TEST_ADDRESS": stackAddress,
      ])
    launch.withoutLayers = without
    return launch
  }

  /// Somewhere in the victim's memory that can be read and written.
  private var stackAddress: String {
    let maps = ProcessFiles.text("/proc/\(victim)/maps")
    let stack = maps.split(separator: "\n").first { $0.hasSuffix("[stack]") }
    return String(stack?.prefix { $0 != "-" } ?? "0")
  }

  // MARK: Fixtures

  /// What both users start.
  private static let programs: String = {
    let folder = scratchFolder("vitrine-attacks", in: base).path
    chmod(folder, 0o755)
    atexit { try? FileManager.default.removeItem(atPath: Surroundings.programs) }
    return folder
  }()

  /// The launcher, with its compiled filter where there is one.
  private static let launcher: String? = Launcher.path.flatMap { built in
    let copy = programs + "/launcher"
    let files = FileManager.default
    guard (try? files.copyItem(atPath: built, toPath: copy)) != nil else { return nil }
    // Not older than the program: an older one is another program's.
    let filter = files.contents(atPath: built + ".filter")
    if let filter { files.createFile(atPath: copy + ".filter", contents: filter) }
    return copy
  }

  /// `attacks.c`, compiled once.
  static let program: String = {
    let source = Cases().url("attacks.c").path
    let folder = programs
    let compiler = Tool.find("clang") ?? Tool.find("cc") ?? "cc"
    guard let result = try? Tool(compiler, ["-w", "-o", folder + "/attacks", source]).run(),
      result.status.isSuccess
    else { fatalError("attacks.c does not compile with \(compiler)") }
    // What a host may have open and in its environment.
    setenv("VITRINE_TEST_TOKEN", "secret", 1)
    let open = Glibc.open("/etc/hostname", O_RDONLY)
    // A number that the tests beside this one do not reach.
    dup2(open, 777)
    return folder + "/attacks"
  }()

  private static func asUser(_ process: ChildProcess, _ user: uid_t) throws -> ChildProcess {
    guard user != geteuid() else { return process }
    let setpriv = try #require(Tool.find("setpriv"), "install util-linux")
    var other = process
    other.executable = setpriv
    other.arguments =
      ["--reuid=\(user)", "--regid=\(user)", "--clear-groups", process.executable]
      + process.arguments
    return other
  }

  /// TCP and UDP on one port of this machine, and a socket of an abstract name.
  private static func listen() throws -> ([Int32], UInt16) {
    let stream = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(stream, $0, length) == 0 && getsockname(stream, $0, &length) == 0
      }
    }
    #expect(isBound)
    #expect(Glibc.listen(stream, 100) == 0)
    let port = UInt16(bigEndian: address.sin_port)
    let named = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var local = sockaddr_un()
    local.sun_family = sa_family_t(AF_UNIX)
    let name = Array("\0vitrine-test-\(port)".utf8)
    withUnsafeMutableBytes(of: &local.sun_path) { $0.copyBytes(from: name) }
    let isNamed = withUnsafePointer(to: &local) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(named, $0, socklen_t(2 + name.count)) == 0
      }
    }
    #expect(isNamed)
    #expect(Glibc.listen(named, 100) == 0)
    return ([stream, named], port)
  }

  private static func openTerminal(for user: uid_t) throws -> (own: Int32, path: String) {
    let own = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, lock) = (Int32(0), Int32(0))
    // TIOCSPTLCK and TIOCGPTN, whose macros Swift does not see.
    try #require(own >= 0 && ioctl(own, 0x4004_5431, &lock) == 0)
    try #require(ioctl(own, 0x8004_5430, &number) == 0)
    let path = "/dev/pts/\(number)"
    chown(path, user, user)
    return (own, path)
  }
}
