/// A TrueType font of squares, as fonts of icons have for characters of the private use areas.
public enum IconFont {
  private static let unitsPerEm: UInt16 = 1000

  /// Each character is a square of a whole em that stands on the baseline.
  public static func make(name: String, characters: [UInt32]) -> [UInt8] {
    let square = square()
    let count = UInt16(characters.count + 1)
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap(characters)),
      ("glyf", Array(repeating: square, count: Int(count)).flatMap { $0 }),
      ("head", head()), ("hhea", hhea(count)),
      ("hmtx", (0..<count).flatMap { _ in short(unitsPerEm) + short(0) }),
      ("loca", (0...UInt32(count)).flatMap { long($0 * UInt32(square.count)) }),
      ("maxp", maxp(count)), ("name", self.name(name)),
    ]
    return file(tables)
  }

  private static func short(_ value: UInt16) -> [UInt8] {
    [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  private static func long(_ value: UInt32) -> [UInt8] {
    short(UInt16(value >> 16)) + short(UInt16(truncatingIfNeeded: value))
  }
  private static func words(_ values: UInt16...) -> [UInt8] { values.flatMap(short) }

  private static func file(_ tables: [(String, [UInt8])]) -> [UInt8] {
    var header = long(0x0001_0000) + words(UInt16(tables.count), 128, 3, 0)
    var body: [UInt8] = []
    let start = header.count + 16 * tables.count
    for (tag, table) in tables {
      header += Array(tag.utf8) + long(0) + long(UInt32(start + body.count))
      header += long(UInt32(table.count))
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return header + body
  }

  private static func head() -> [UInt8] {
    long(UInt32(0x0001_0000)) + long(UInt32(0x0001_0000)) + long(0)
      + long(UInt32(0x5F0F_3CF5)) + words(3, unitsPerEm) + [UInt8](repeating: 0, count: 16)
      // Bounds, style, smallest size, direction, long offsets, format of glyphs.
      + words(0, 0, unitsPerEm, unitsPerEm, 0, 8, 2, 1, 0)
  }

  private static func hhea(_ count: UInt16) -> [UInt8] {
    long(UInt32(0x0001_0000)) + words(unitsPerEm, 0, 0, unitsPerEm)
      + [UInt8](repeating: 0, count: 20) + words(0, count)
  }

  private static func maxp(_ count: UInt16) -> [UInt8] {
    long(UInt32(0x0001_0000)) + words(count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  /// One contour of four points on the curve.
  private static func square() -> [UInt8] {
    let size = unitsPerEm
    return words(1, 0, 0, size, size, 3, 0) + [1, 1, 1, 1]
      + words(0, 0, size, 0) + words(0, size, 0, 0 &- size) + words(0)
  }

  /// Format 12: groups of one character each.
  private static func cmap(_ characters: [UInt32]) -> [UInt8] {
    let sorted = characters.sorted()
    var table = words(0, 1, 3, 10) + long(UInt32(12)) + words(12, 0)
    table += long(UInt32(16 + 12 * sorted.count)) + long(0) + long(UInt32(sorted.count))
    for (index, character) in sorted.enumerated() {
      table += long(character) + long(character) + long(UInt32(index + 1))
    }
    return table
  }

  private static func name(_ name: String) -> [UInt8] {
    let text = name.utf16.flatMap(short)
    // Family, style, full and PostScript name; Windows, Unicode, English.
    let ids: [UInt16] = [1, 4, 6]
    var table = words(0, UInt16(ids.count), UInt16(6 + 12 * ids.count))
    for id in ids { table += words(3, 1, 0x409, id, UInt16(text.count), 0) }
    return table + text
  }
}
