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
