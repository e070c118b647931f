import Foundation

/// The global symbols of an object file of 64 bits.
struct ObjectSymbols {
  /// Names that have to come from elsewhere, weak ones too.
  private(set) var undefined: Set<String> = []
  private(set) var defined: Set<String> = []

  /// nil where the file is no object.
  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.count > 64, data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    data.withUnsafeBytes { read(Table(bytes: $0)) }
  }

  /// The file's bytes, of which nothing is read beyond the end.
  private struct Table {
    let bytes: UnsafeRawBufferPointer

    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset >= 0, size > 0, offset <= bytes.count - size else { return 0 }
      return switch size {
      case 1: Int(bytes[offset])
      case 2: Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      case 4: Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      default:
        Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }

    func name(_ offset: Int) -> String {
      guard offset >= 0, offset < bytes.count else { return "" }
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Sizes of an entry in the tables of sections and symbols, by the format of ELF.
  private static let (sectionSize, symbolSize) = (64, 24)

  private mutating func read(_ table: Table) {
    let (start, count) = (table.number(40, 8), table.number(60, 2))
    func section(_ number: Int) -> Int { start &+ number * Self.sectionSize }
    // The table of symbols, of which an object has one; it links the section of their names.
    guard let at = (0..<count).lazy.map(section).first(where: { table.number($0 &+ 4, 4) == 2 })
    else { return }
    let names = table.number(section(table.number(at &+ 40, 4)) &+ 24, 8)
    let (first, size) = (table.number(at &+ 24, 8), table.number(at &+ 32, 8))
    for index in 0..<min(max(0, size), table.bytes.count) / Self.symbolSize {
      let symbol = first &+ index * Self.symbolSize
      // Local ones are nobody else's.
      guard table.number(symbol &+ 4, 1) >> 4 != 0 else { continue }
      let name = table.name(names &+ table.number(symbol, 4))
      if table.number(symbol &+ 6, 2) == 0 { undefined.insert(name) } else { defined.insert(name) }
    }
  }
}
