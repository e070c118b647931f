import Glibc
public import VitrinePlatform

/// How the tools of a build are kept from the machine, and what they may take of it. They run foreign
/// code (a manifest, a macro) or read it (the compiler, esbuild): with a scratch folder as their home,
/// without the user's environment, without a network, and they end with this process.
public struct BuildSandbox: Hashable, Sendable {
  /// Whether tools run confined.
  public var mode = ConfinementMode.on
  /// Seconds for a manifest; evaluating one takes two.
  public var manifestSeconds = 60.0
  /// Seconds for any other tool.
  public var toolSeconds = 900.0
  /// Seconds of processor time for each process of a tool. The compiler then tells where it was.
  public var processorSeconds = 120
  /// Seconds of processor time after which the compiler gives up on one expression, with its file and line. Nearly
  /// all that compile take less than one, but a predicate of several conditions is one expression, and public
  /// projects hold some of twelve; the compiler looks twice at one that does not.
  public var expressionSeconds = 20
  /// Bytes of each process, and of a tool with all that it starts: large modules take two gigabytes.
  public var memory = min(
    8 << 30, sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) / 4 * 3)
  /// Bytes of one file.
  public var fileSize = 2 << 30

  // All of these are estimates: some ten times what the largest known widget needs.

  public init() {}
}

extension BuildSandbox {
  /// Files that tools use beside those that every program does: headers, what links in `/usr/bin`
  /// lead to, and where Nix keeps all of that.
  private static let toolFiles = [
    "/usr/include", "/usr/share/pkgconfig", "/etc/alternatives", "/nix/store",
    "/etc/ssl/openssl.cnf",
    "/etc/os-release", "/etc/debian_version", "/sys/fs/cgroup",
    // Of processes that a tool starts too; what is in there of others is closed to it (Landlock).
    "/proc",
  ]
  private static let programs = [
    "/usr/bin", "/bin", "/usr/local/bin", "/lib", "/lib64", "/usr/lib", "/usr/local/lib",
    "/nix/store",
  ]

  /// What a tool may use.
  /// - scratch: its own folder. A manifest is built and started there.
  func confinement(of tool: String, _ toolchain: Toolchain?, scratch: String) -> Confinement {
    let own = Paths.folder(Paths.resolved(tool))
    let programs = Self.programs + [own, toolchain?.folder, scratch].compactMap { $0 }
    return Confinement(
      readable: Confinement.systemFiles + Self.toolFiles, executable: programs,
      writable: [scratch] + Confinement.harmlessDevices,
      limits: .init(
        memory: memory, sessionMemory: memory, cpuSeconds: processorSeconds, fileSize: fileSize),
      startsProcesses: true, isRequired: mode == .required,
      without: mode == .off ? Set(Confinement.Layer.allCases) : [])
  }
}
