public import Glibc

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
  public init?(of pid: pid_t) {
    let status = ProcessFiles.fields("/proc/\(pid)/status")
    let shares = ProcessFiles.fields("/proc/\(pid)/smaps_rollup")
    guard let resident = status["VmRSS"], let peak = status["VmHWM"] else { return nil }
    self.resident = resident
    self.peak = peak
    own = (shares["Private_Dirty"] ?? status["RssAnon"] ?? 0) + (status["VmSwap"] ?? 0)
  }

  /// Resident bytes of a process, cheaper than the rest; 0 where it cannot be told.
  public static func residentBytes(of pid: pid_t) -> Int {
    let numbers = ProcessFiles.text("/proc/\(pid)/statm").split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
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
