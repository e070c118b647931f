import Glibc

/// Memory of a process, bytes.
public struct ProcessMemory: Hashable, Sendable {
  /// In memory now, pages of files that other processes share included.
  public var resident: Int
  /// The most that was resident at one time.
  public var peak: Int
  /// What it has written itself, swapped out or not. A device's limit counts the same (an app's
  /// footprint): pages of a program's file cost nothing, they can be read again at any time.
  public var own: Int

  /// From `/proc`; nil where there is no such process.
  init?(of pid: pid_t) {
    let status = Self.fields("/proc/\(pid)/status")
    let shares = Self.fields("/proc/\(pid)/smaps_rollup")
    guard let resident = status["VmRSS"], let peak = status["VmHWM"] else { return nil }
    self.resident = resident
    self.peak = peak
    own = (shares["Private_Dirty"] ?? status["RssAnon"] ?? 0) + (status["VmSwap"] ?? 0)
  }

  /// Lines of `Name:  1234 kB`.
  private static func fields(_ path: String) -> [String: Int] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [:] }
    defer { close(file) }
    // Such a file is given out page by page.
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &chunk, chunk.count)
      guard count > 0, text.count < 64 << 10 else { break }
      text += chunk[..<count]
    }
    var values: [String: Int] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(whereSeparator: { $0 == ":" || $0 == " " || $0 == "\t" })
      guard parts.count == 3, parts[2] == "kB", let value = Int(parts[1]) else { continue }
      values[String(parts[0])] = value << 10
    }
    return values
  }
}

extension ProcessMemory: CustomStringConvertible {
  /// `27 MB resident (28 MB at most), 5 MB of it its own`
  public var description: String {
    func megabytes(_ bytes: Int) -> String { "\((bytes + (1 << 19)) >> 20) MB" }
    return
      "\(megabytes(resident)) resident (\(megabytes(peak)) at most), \(megabytes(own)) of it its own"
  }
}
