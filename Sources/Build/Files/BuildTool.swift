import Foundation
import VitrinePlatform

/// A tool of the toolchain, or another that a build needs, run to its end in a sandbox: a scratch
/// folder is its home and takes its temporary files, and is gone afterward.
struct BuildTool {
  let path: String
  let sandbox: BuildSandbox
  /// Files and folders that it reads beside its own and the system's.
  var readable: [String] = []
  /// Folders of programs that it starts, beside its own and the system's.
  var executable: [String] = []
  /// Folders that it writes, beside the scratch folder.
  var writable: [String] = []
  /// Environment variables that it gets beside those of every tool.
  var variables: [String] = []
  /// Environment variables of its own.
  var values: [String: String] = [:]
  var input: [UInt8] = []
  /// Where it runs.
  var folder: String?
  /// nil: the sandbox's.
  var timeLimit: Double?
  var idleLimit: Tool.IdleLimit?
  /// Whether it may open connections, as what fetches packages has to.
  var usesNetwork = false
  /// Whether it starts processes by Foundation's `Process`, which waits in vain now and then where it cannot send
  /// datagrams to itself.
  var usesFoundationProcesses = false

  init(_ path: String, in sandbox: BuildSandbox, folder: String? = nil) {
    self.path = path
    self.sandbox = sandbox
    self.folder = folder
  }

  /// What makes files readable: they themselves, since what stands beside a source may be somebody's
  /// home. Beyond what fits on a command line, their folders.
  static func readable(_ files: [String]) -> [String] {
    files.count <= 4000 ? files : Set(files.map(Paths.folder)).sorted()
  }

  func run(_ arguments: [String]) throws -> Tool.Result { try run { _ in arguments } }

  /// - arguments: are told the scratch folder.
  func run(_ arguments: (_ scratch: String) throws -> [String]) throws -> Tool.Result {
    let scratch = try TemporaryFolder.forBuild("build")
    defer { scratch.remove() }
    var tool = Tool(
      path, try arguments(scratch.path), input: input, folder: folder,
      environment: environment(scratch.path), timeLimit: timeLimit ?? sandbox.toolSeconds)
    tool.idleLimit = idleLimit
    do {
      tool.process = try confined(tool.process, scratch.path)
      return try tool.run()
    } catch {
      throw BuildError.toolFailed(tool: Paths.name(path), output: error.description)
    }
  }

  /// Nothing of the user's but where programs and their libraries are, and the language of messages;
  /// with the network, the way to it.
  private func environment(_ scratch: String) -> [String: String] {
    var kept = ["PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH"] + variables
    if usesNetwork { kept += Self.networkVariables }
    var values = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME"] { values[name] = scratch }
    values.merge(self.values) { $1 }
    // Nobody is there to be asked for a password.
    if usesNetwork { values["GIT_TERMINAL_PROMPT"] = "0" }
    return values
  }

  /// Proxies, certificates, and git's settings where the user names a file of them for this very run:
  /// those at home may hold secrets.
  private static let networkVariables = [
    "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_CONFIG_GLOBAL",
  ]

  /// Files that tell where a name leads and whom to trust.
  private static let networkFiles = [
    "/etc/resolv.conf", "/run/systemd/resolve", "/etc/hosts", "/etc/host.conf",
    "/etc/nsswitch.conf",
    "/etc/services", "/etc/protocols", "/etc/gai.conf", "/etc/passwd", "/etc/group", "/etc/ssl",
    "/etc/ca-certificates", "/etc/pki", "/usr/share/ca-certificates", "/usr/share/git-core",
    "/etc/gitconfig", "/etc/gitignore", "/etc/gitattributes",
  ]

  private func confined(
    _ process: ChildProcess, _ scratch: String
  ) throws(SystemError) -> ChildProcess {
    guard let launcher = Launcher.path else {
      guard sandbox.mode == .required else { return process }
      throw SystemError("cannot confine '\(path)': vitrine-launcher is missing", code: ENOENT)
    }
    var confinement = sandbox.confinement(of: path, Toolchain(), scratch: scratch)
    confinement.readable += readable
    confinement.executable += executable
    confinement.writable += writable
    confinement.hasLoopback = usesFoundationProcesses
    if usesNetwork {
      confinement.usesNetwork = true
      confinement.readable += Self.networkFiles
      let variables = ProcessInfo.processInfo.environment
      confinement.readable += [
        "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_CONFIG_GLOBAL",
      ]
      .compactMap { variables[$0] }
    }
    return process.confined(by: confinement, launcher: launcher)
  }
}

extension TemporaryFolder {
  /// One for a step of a build.
  static func forBuild(_ name: String) throws(BuildError) -> TemporaryFolder {
    do {
      return try TemporaryFolder(name)
    } catch {
      throw .noTemporaryFolder(path: base, reason: error.reason)
    }
  }
}
