#if canImport(Glibc)
  import Glibc
#endif

/// Memory of the program's own that only the loader writes: code, and constants with addresses in them.
enum ProtectedMemory {
  /// Writes to it, and protects it again; false where the system allows neither.
  /// - count: bytes from the address on.
  /// - otherwise: how it is protected before and after (`PROT_READ` and others).
  static func write(
    at address: UnsafeMutableRawPointer, count: Int, otherwise protection: Int32, _ body: () -> Void
  ) -> Bool {
    let page = Int(getpagesize())
    let start = Int(bitPattern: address) & ~(page - 1)
    let length = Int(bitPattern: address) + count - start
    let pages = UnsafeMutableRawPointer(bitPattern: start)
    guard mprotect(pages, length, protection | PROT_WRITE) == 0 else { return false }
    body()
    return mprotect(pages, length, protection) == 0
  }
}
