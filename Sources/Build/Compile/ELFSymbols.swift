import Foundation

/// The dynamic symbols of a program or library of 64 bits.
struct ELFSymbols {
  private let data: Data
  private var symbols = 0
  private var strings = 0
  private var versions = 0
  private var hash = 0
  /// Symbols before those that the hash table finds.
  private var firstHashed = 0
  private var buckets = 0..<0
  private var chains = 0
  private var filter = 0..<0
  private var shift = 0

  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.count > 64, data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    self.data = data
    guard let dynamic = dynamicSection(), readTables(dynamic), readHash() else { return nil }
  }

  private func number(_ offset: Int, _ size: Int) -> Int {
    guard offset >= 0, offset + size <= data.count else { return 0 }
    return data.withUnsafeBytes { bytes in
      switch size {
      case 2: Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      case 4: Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      case 8: Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      default: Int(bytes[offset])
      }
    }
  }

  // MARK: Tables

  private struct Segment {
    var type: Int
    var offset: Int
    var address: Int
    var size: Int
  }

  private var segments: [Segment] {
    let (table, size, count) = (number(32, 8), number(54, 2), number(56, 2))
    return (0..<count).map { index in
      let at = table + index * size
      return Segment(
        type: number(at, 4), offset: number(at + 8, 8), address: number(at + 16, 8),
        size: number(at + 32, 8))
    }
  }

  private func dynamicSection() -> Segment? { segments.first { $0.type == 2 } }

  /// Where the tables stand in the file: they are named by their addresses.
  private mutating func readTables(_ dynamic: Segment) -> Bool {
    let loaded = segments.filter { $0.type == 1 }
    func offset(_ address: Int) -> Int {
      loaded.first { $0.address <= address && address < $0.address + $0.size }
        .map { address - $0.address + $0.offset } ?? 0
    }
    for at in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
      let value = number(at + 8, 8)
      switch number(at, 8) {
      case 5: strings = offset(value)
      case 6: symbols = offset(value)
      case 0x6FFF_FEF5: hash = offset(value)
      case 0x6FFF_FFF0: versions = offset(value)
      default: break
      }
    }
    return strings > 0 && symbols > 0 && hash > 0
  }

  private mutating func readHash() -> Bool {
    let (count, words) = (number(hash, 4), number(hash + 8, 4))
    firstHashed = number(hash + 4, 4)
    shift = number(hash + 12, 4)
    guard count > 0, words > 0 else { return false }
    filter = (hash + 16)..<(hash + 16 + words * 8)
    buckets = filter.upperBound..<(filter.upperBound + count * 4)
    chains = buckets.upperBound
    return chains < data.count
  }

  // MARK: Symbols

  private func name(_ index: Int) -> String {
    let start = strings + number(symbols + index * 24, 4)
    guard start < data.count else { return "" }
    return data.withUnsafeBytes { String(decoding: $0[start...].prefix { $0 != 0 }, as: UTF8.self) }
  }

  private func isUndefined(_ index: Int) -> Bool { number(symbols + index * 24 + 6, 2) == 0 }

  /// Names that have to come from another library and belong to no version, as those of the C library
  /// do. Weak ones may be missing.
  var undefined: [String] {
    (1..<max(1, firstHashed)).filter { index in
      isUndefined(index) && number(symbols + index * 24 + 4, 1) >> 4 == 1
        && (versions == 0 || number(versions + index * 2, 2) & 0x7FFF <= 1)
    }.map(name)
  }

  /// Looks a name up as the dynamic linker does.
  func defines(_ name: String) -> Bool {
    var code: UInt32 = 5381
    for byte in name.utf8 { code = code &* 33 &+ UInt32(byte) }
    let value = Int(code)
    let word = number(filter.lowerBound + value / 64 % (filter.count / 8) * 8, 8)
    let other = value >> shift
    guard word >> (value % 64) & 1 != 0, word >> (other % 64) & 1 != 0 else { return false }
    var index = number(buckets.lowerBound + value % (buckets.count / 4) * 4, 4)
    guard index >= firstHashed else { return false }
    while true {
      let entry = number(chains + (index - firstHashed) * 4, 4)
      if entry | 1 == value | 1, !isUndefined(index), self.name(index) == name { return true }
      if entry & 1 != 0 { return false }
      index += 1
    }
  }
}
