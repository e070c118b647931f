/// What a process may use of the machine, enforced by the kernel before its first instruction
/// (`Sources/Launcher`). Everything that is not named is out of its reach.
public struct Confinement: Hashable, Sendable {
  /// What stands between the process and the machine; `Launcher` in C says what each does.
  public enum Layer: String, CaseIterable, Sendable {
    /// Users, processes, mounts and System V objects of its own.
    case namespaces
    /// Files, TCP, and signals to others.
    case landlock
    /// System calls.
    case seccomp
    /// Memory, processor time, sizes of files, open files, core dumps.
    case limits
    /// No capability, and no way to one by a program.
    case privileges
    /// A session without a terminal.
    case session
    /// No descriptors of the host's.
    case descriptors
    /// The supervisor sees signals and `execve`: crash reports, one program.
    case tracing
  }

  /// `setrlimit`'s, nil: those that are inherited.
  public struct Limits: Hashable, Sendable {
    /// Bytes of private memory of each process.
    public var memory: Int?
    /// Bytes of memory of the process and all that it starts together: of a control group where one can
    /// be made, else summed ten times a second.
    public var sessionMemory: Int?
    /// Seconds of computing, all threads together; nil: no limit.
    public var cpuSeconds: Int?
    /// Bytes of one file.
    public var fileSize: Int?
    /// File descriptors at a time; nil: the system's own limit.
    public var openFiles: Int?

    public init(
      memory: Int? = nil, sessionMemory: Int? = nil, cpuSeconds: Int? = nil, fileSize: Int? = nil,
      openFiles: Int? = nil
    ) {
      self.memory = memory
      self.sessionMemory = sessionMemory
      self.cpuSeconds = cpuSeconds
      self.fileSize = fileSize
      self.openFiles = openFiles
    }
  }

  /// Files and folders to read. A path that is not there is left out.
  public var readable: [String]
  /// To read and to start as programs. Libraries only need to be read.
  public var executable: [String]
  /// To read and write, with all below them. What is built there and then started stands in
  /// `executable` too.
  public var writable: [String]
  /// What the process may take.
  public var limits: Limits
  /// Whether it may start processes, as a compiler does. They share its confinement and end with it.
  public var startsProcesses: Bool
  /// Whether it may open sockets.
  public var usesNetwork: Bool
  /// Whether it may send datagrams to itself, in a network of its own that leads nowhere: CoreFoundation wakes
  /// its threads with them.
  public var hasLoopback = false
  /// Whether it does not start where the machine lacks a layer.
  public var isRequired: Bool
  /// Layers that are left out: the user's decision, or a test's.
  public var without: Set<Layer>

  public init(
    readable: [String] = [], executable: [String] = [], writable: [String] = [],
    limits: Limits = Limits(), startsProcesses: Bool = false, usesNetwork: Bool = false,
    isRequired: Bool = false, without: Set<Layer> = []
  ) {
    self.readable = readable
    self.executable = executable
    self.writable = writable
    self.limits = limits
    self.startsProcesses = startsProcesses
    self.usesNetwork = usesNetwork
    self.isRequired = isRequired
    self.without = without
  }

  /// What every program of this system reads: shared libraries, devices without a memory, what it may
  /// know of its processor and of itself. `/proc` as a whole, since libdispatch looks at each of its
  /// threads there, by number: of other processes the kernel shows what is no secret.
  public static let systemFiles = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
    "/dev/zero", "/dev/urandom", "/dev/random", "/proc", "/sys/devices/system/cpu",
    "/etc/localtime", "/usr/share/zoneinfo",
  ]
  /// Fonts, and tables of the libraries that read pictures.
  public static let pictureLibraries = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/icu", "/usr/share/poppler",
    "/usr/share/mime", "/etc/fonts",
  ]
  /// What starts a program that stands on shared libraries.
  public static let dynamicLinkers = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
  /// Writing there changes nothing.
  public static let harmlessDevices = ["/dev/null"]
}

extension Confinement {
  /// The launcher's command line up to the program.
  /// - keeping: the highest descriptor that the program gets.
  /// - report: ours for the launcher's report; nil: none.
  func arguments(keeping lastDescriptor: Int32, report: Int32?) -> [String] {
    var words: [String] = ["--keep", "\(lastDescriptor)"]
    for path in readable { words += ["--read", path] }
    for path in executable { words += ["--execute", path] }
    for path in writable { words += ["--write", path] }
    for (name, value) in [
      ("--memory", limits.memory), ("--session-memory", limits.sessionMemory),
      ("--cpu", limits.cpuSeconds), ("--file-size", limits.fileSize),
      ("--open-files", limits.openFiles),
    ] {
      if let value { words += [name, "\(value)"] }
    }
    if startsProcesses { words.append("--processes") }
    if usesNetwork { words.append("--network") }
    if hasLoopback { words.append("--loopback") }
    if isRequired { words.append("--required") }
    for layer in without.map(\.rawValue).sorted() { words += ["--without", layer] }
    if let report { words += ["--report", "\(report)"] }
    return words + ["--"]
  }
}

extension ChildProcess {
  /// The same process, started by the launcher. A signal to the launcher (`SIGTERM`, `SIGKILL`) ends
  /// everything that it has started, and so does the end of this process.
  /// - launcher: `Launcher.path`.
  /// - report: one of our descriptors, to which the launcher writes what becomes of the process.
  public func confined(
    by confinement: Confinement, launcher: String, report: Int32? = nil
  ) -> ChildProcess {
    let last = max(2, descriptors.keys.max() ?? 2)
    var process = self
    process.executable = launcher
    process.arguments =
      confinement.arguments(keeping: last, report: report == nil ? nil : last + 1)
      + [executable] + arguments
    if let report { process.descriptors[last + 1] = report }
    return process
  }
}
