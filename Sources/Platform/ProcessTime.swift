public import Glibc

/// What a process has had of the processor, from `/proc`. (The kernel's own account of the time that a
/// process waited for a core, `schedstat`, is switched off on many machines.)
public struct ProcessTime: Hashable, Sendable {
  /// Seconds of processor time, of all its threads, in the kernel's ticks (10 ms).
  public var used: Double
  /// Whether one of its threads wants to run or waits for the disk, with a core or without.
  public var wantsToRun: Bool

  /// nil where there is no such process, or the system does not tell.
  public init?(of pid: pid_t) {
    guard let whole = Self.fields("/proc/\(pid)/stat"), whole.count > 12,
      let user = Double(whole[11]), let system = Double(whole[12])
    else { return nil }
    used = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    wantsToRun = Self.threads(of: pid).contains { thread in
      let state = Self.fields("/proc/\(pid)/task/\(thread)/stat")?.first
      return state == "R" || state == "D"
    }
  }

  init(used: Double, wantsToRun: Bool) { (self.used, self.wantsToRun) = (used, wantsToRun) }

  /// Seconds of the `elapsed` ones since `earlier` in which it wanted to run and had no core.
  public func starved(since earlier: ProcessTime, elapsed: Double) -> Double {
    guard wantsToRun, earlier.wantsToRun else { return 0 }
    return max(0, elapsed - (used - earlier.used))
  }

  /// What follows the name, which stands in parentheses and may hold anything.
  private static func fields(_ path: String) -> [Substring]? {
    let line = ProcessFiles.text(path, limit: 4096)
    return line.lastIndex(of: ")").map { line[$0...].dropFirst().split(separator: " ") }
  }

  /// At most 64 of them: enough to find one that wants to run.
  private static func threads(of pid: pid_t) -> [String] {
    guard let folder = opendir("/proc/\(pid)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < 64, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.first?.isNumber ?? false { names.append(name) }
    }
    return names
  }
}
