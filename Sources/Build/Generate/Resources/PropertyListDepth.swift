import Foundation

/// Foundation reads nested property lists by recursion without a limit: a file of a few hundred
/// kilobytes would end the process.
enum PropertyListDepth {
  /// Collections inside each other; property lists of projects need ten.
  static let maximum = 200

  static func isFine(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("bplist".utf8)) { return BinaryListShape(bytes)?.isFine ?? false }
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
}
