import VitrineMessages

#if canImport(Glibc)
  import Glibc
#endif

#if os(Linux)
  /// Open as long as the process lives: each answer tells what it has.
  private let statistics: Int32? = {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    return file < 0 ? nil : file
  }()
#endif

/// Resident memory of this process in bytes, 0 where the system does not tell.
func residentMemory() -> Int {
  #if os(Linux)
    // The second number of /proc/self/statm: resident pages.
    guard let file = statistics else { return 0 }
    var pages = 0
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { bytes in
      let count = pread(file, bytes.baseAddress, bytes.count, 0)
      guard count > 0 else { return }
      let field = bytes[..<count].drop { $0 != UInt8(ascii: " ") }.dropFirst()
      for byte in field.prefix(while: { $0 != UInt8(ascii: " ") }) {
        pages = pages &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
    }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  #else
    return 0
  #endif
}
