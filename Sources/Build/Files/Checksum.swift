import Foundation

/// Detects damage, and distinguishes builds of the SDK: some ten times as fast as SHA-256. Whoever could
/// forge one could write the cache as well.
enum Checksum {
  static func digest(ofFile path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    let count = Int(info.st_size)
    guard count > 0 else { return digest(UnsafeRawBufferPointer(start: nil, count: 0)) }
    let pages = mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0)
    guard let pages, pages != MAP_FAILED else { return nil }
    defer { munmap(pages, count) }
    return digest(UnsafeRawBufferPointer(start: pages, count: count))
  }

  static func digest(_ text: String) -> String { digest(Array(text.utf8)[...]) }

  static func digest(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.withUnsafeBytes { digest($0) }
  }

  /// Words are multiplied and folded into two sums, each of which keeps where a word stood.
  static func digest(_ bytes: UnsafeRawBufferPointer) -> String {
    var first = UInt64(bytes.count) ^ 0x9E37_79B9_7F4A_7C15
    var second: UInt64 = 0xD6E8_FEB8_6659_FD93
    let words = bytes.count / 8
    for index in 0..<words {
      let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
      first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
      first ^= first >> 32
      second = (second &+ word) &* 0xC4CE_B9FE_1A85_EC53
      second = second << 29 | second >> 35
    }
    for index in (words * 8)..<bytes.count {
      first = (first ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      second = (second &+ UInt64(bytes[index])) &* 0xC4CE_B9FE_1A85_EC53
    }
    return String(first, radix: 16) + "-" + String(second, radix: 16)
  }
}
