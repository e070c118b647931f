import Glibc

/// A process with all that it has started, as `/proc` shows them at a moment.
struct ProcessTree: Hashable {
  /// Numbers of the processes.
  private var processes: Set<pid_t> = []
  /// Processor time of all, in the kernel's ticks.
  private var ticks: UInt64 = 0
  /// Programs' names, as far as the kernel keeps them (15 bytes).
  private(set) var names: Set<String> = []

  init(of root: pid_t) {
    var children: [pid_t: [Entry]] = [:]
    for entry in Self.entries() { children[entry.parent, default: []].append(entry) }
    var open = children.values.joined().filter { $0.pid == root }
    while let entry = open.popLast() {
      guard processes.insert(entry.pid).inserted else { continue }
      ticks += entry.ticks
      names.insert(entry.name)
      open += children[entry.pid] ?? []
    }
  }

  private struct Entry {
    var pid: pid_t
    var parent: pid_t
    var ticks: UInt64
    var name: String
  }

  private static func entries() -> [Entry] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let item = readdir(folder) {
      let name = withUnsafeBytes(of: item.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let pid = pid_t(name), let entry = entry(of: pid) else { continue }
      entries.append(entry)
    }
    return entries
  }

  /// By proc_pid_stat(5): the name stands in parentheses and may hold anything.
  private static func entry(of pid: pid_t) -> Entry? {
    let line = ProcessFiles.text("/proc/\(pid)/stat", limit: 4096)
    guard let start = line.firstIndex(of: "("), let end = line.lastIndex(of: ")") else {
      return nil
    }
    let fields = line[end...].dropFirst().split(separator: " ")
    guard fields.count > 14, let parent = pid_t(fields[1]), let user = UInt64(fields[11]),
      let system = UInt64(fields[12])
    else { return nil }
    // A child that has ended hands its time to its parent: what is gone shows as a change.
    return Entry(
      pid: pid, parent: parent, ticks: user + system,
      name: String(line[line.index(after: start)..<end]))
  }
}

/// Tells when a tool has done nothing for too long.
struct IdleWatch {
  let limit: Tool.IdleLimit
  private var last: ProcessTree?
  private var since = SystemClock.uptime

  init(_ limit: Tool.IdleLimit) { self.limit = limit }

  /// Seconds between two looks.
  static let interval = 2.0

  /// Whether the time is over; to be asked every few seconds.
  mutating func isOver(of pid: pid_t) -> Bool {
    let now = ProcessTree(of: pid)
    let waits = now.names.contains { name in limit.waitsFor.contains(where: name.hasPrefix) }
    if now != last || waits { (last, since) = (now, SystemClock.uptime) }
    return SystemClock.uptime - since >= limit.seconds
  }
}
