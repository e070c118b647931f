import Glibc
public import VitrinePlatform

/// What of the confinement this machine gives to a program, found out by confining one.
public struct ConfinementProbe: Sendable {
  /// The launcher's path; nil: it is not there, and no widget runs.
  public let launcher: String?
  /// Layers that are not given, with the system's words for why.
  public let missing: [MissingLayer]
  /// The kernel's version of Landlock, 0: none.
  public let landlockVersion: Int

  /// Version 6 of Landlock (Linux 6.12) has all that is asked of it: files, TCP, devices, abstract
  /// sockets and signals.
  public static let wholeLandlock = 6

  /// Probed once, when it is first asked for.
  public static let machine = ConfinementProbe()

  public init() {
    launcher = Launcher.path
    guard let launcher else {
      (missing, landlockVersion) = ([], 0)
      return
    }
    let confinement = Confinement(
      readable: Confinement.systemFiles + Launcher.sdkFolders,
      executable: [launcher, "/lib", "/lib64", "/usr/lib"],
      limits: Confinement.Limits(memory: 1 << 30, cpuSeconds: 10, openFiles: 64))
    let (text, report) = Self.run(ChildProcess(launcher, ["--probe"]), confinement, launcher)
    missing = report.missing
    let line = text.split(separator: "\n").first { $0.hasPrefix("landlock ") }
    landlockVersion = line.flatMap { Int($0.dropFirst("landlock ".count)) } ?? 0
  }

  /// Whether this machine's kernel gives the layer.
  public func isGiven(_ layer: Confinement.Layer) -> Bool {
    launcher != nil && !missing.contains { $0.layer == layer }
  }

  /// Whether a run with `--confinement required` starts.
  public var isComplete: Bool { launcher != nil && missing.isEmpty }

  private static func run(
    _ process: ChildProcess, _ confinement: Confinement, _ launcher: String
  ) -> (String, LaunchReport) {
    var report = LaunchReport()
    guard let (read, write) = try? FileDescriptors.pipe() else { return ("", report) }
    defer { close(read) }
    var tool = Tool("")
    tool.process = process.confined(by: confinement, launcher: launcher, report: write)
    let result = try? tool.run()
    close(write)
    while report.drain(read) {}
    return (result?.outputText ?? "", report)
  }
}

extension Confinement.Layer {
  /// What a widget's code is kept from by it.
  public var purpose: String {
    switch self {
    case .namespaces: "sees no other process, and nothing that it starts outlives it"
    case .landlock: "reads its bundle, the SDK and fonts, writes its container, and no other file"
    case .seccomp: "opens no socket, starts no program, reaches no other process and no terminal"
    case .limits: "takes no more memory, processor time, disk and files than it is given"
    case .privileges: "has no privilege of root's and no way to one"
    case .session: "has no terminal"
    case .descriptors: "has nothing that the host has open"
    case .tracing: "its crash is reported with source lines"
    }
  }
}
