#if canImport(Glibc)
  import Glibc
#endif

/// Of this machine. `ProcessInfo` answers for the device that is shown where a widget's code runs in the same process.
public enum Processors {
  /// How many are at work, one at least.
  public static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
