import VitrineMessages

#if canImport(Glibc)
  import Glibc
#endif

/// Resident memory of this process in bytes, 0 where the system does not tell.
func residentMemory() -> Int {
  #if os(Linux)
    // The second number of /proc/self/statm: resident pages.
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return 0 }
    let fields = bytes[..<count].split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return 0
    }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  #else
    return 0
  #endif
}

/// Takes the limits that the host names in the environment. No core files: the backtrace on
/// standard error says more.
func limitResources() {
  func number(_ name: String) -> UInt? {
    getenv(name).flatMap { UInt(String(cString: $0)) }
  }
  func set(_ resource: __rlimit_resource, _ value: UInt?) {
    guard let value else { return }
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(Int32(resource.rawValue), &limit)
  }
  set(RLIMIT_DATA, number(ExtensionEnvironment.dataLimit))
  set(RLIMIT_CPU, number(ExtensionEnvironment.cpuLimit))
  set(RLIMIT_CORE, 0)
}
