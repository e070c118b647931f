import Foundation

/// Foundation reads nested property lists by recursion without a limit: a file of a few hundred
/// kilobytes would end the process.
enum PropertyListDepth {
  /// Collections inside each other; property lists of projects need ten.
  private static let maximum = 200
  /// Collections of a binary list, each of which may stand in the one before.
  private static let maximumCount = 2000

  static func isFine(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("bplist".utf8)) { return collections(inBinary: bytes) }
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    return first == UInt8(ascii: "<") ? elements(bytes) : brackets(bytes)
  }

  private static func elements(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for (index, byte) in bytes.enumerated() where index + 1 < bytes.count {
      let next = bytes[index + 1]
      if byte == UInt8(ascii: "<") {
        if next == UInt8(ascii: "/") { depth -= 1 } else if isLetter(next) { depth += 1 }
        if depth > maximum { return false }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: ">") {
        depth -= 1
      }
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func brackets(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth > maximum { return false }
    }
    return true
  }

  /// By the list's own table of objects, whose offset is in the last 32 bytes.
  private static func collections(inBinary bytes: [UInt8]) -> Bool {
    guard bytes.count >= 40 else { return true }
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<(start + count)].reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) }
    }
    let end = bytes.count - 32
    let size = Int(bytes[end + 6])
    let (count, table) = (number(end + 8, 8), number(end + 24, 8))
    guard (1...8).contains(size), table < end, count <= (end - table) / size else { return true }
    var collections = 0
    for index in 0..<count {
      let offset = number(table + index * size, size)
      guard offset < end else { return true }
      if [0xA0, 0xC0, 0xD0].contains(bytes[offset] & 0xF0) { collections += 1 }
    }
    return collections <= maximumCount
  }
}
