/// How deep and how large a binary property list becomes once it is read. An object may stand in several others, so that sixty
/// arrays that hold the next one twice are as many values as no memory holds, and in itself.
struct BinaryListShape {
  /// Values that a list may become; those of projects have some thousands.
  private static let mostValues = 1_000_000

  private let bytes: [UInt8]
  /// Bytes of an offset in the table of objects, and of a reference to an object.
  private let (offsetSize, referenceSize): (Int, Int)
  private let (count, top, table): (Int, Int, Int)

  /// Nil where the last 32 bytes, which say where everything is, cannot be true.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    let end = bytes.count - 32
    self.bytes = bytes
    (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    count = Self.number(bytes, end + 8, 8)
    top = Self.number(bytes, end + 16, 8)
    table = Self.number(bytes, end + 24, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table < end,
      count <= (end - table) / offsetSize, top < count
    else { return nil }
  }

  /// Whether it can be read: no object stands in itself, and what it becomes is neither too deep nor too large.
  var isFine: Bool {
    var known: [Int: Extent] = [:]
    return extent(of: top, level: 0, &known) != nil
  }

  private struct Extent {
    var values = 1
    var levels = 1
  }

  /// Nil where there is none within the limits. What refers to an object again is not looked at again.
  private func extent(of object: Int, level: Int, _ known: inout [Int: Extent]) -> Extent? {
    guard level < PropertyListDepth.maximum else { return nil }
    if let extent = known[object] { return extent }
    guard let references = references(of: object) else { return nil }
    var extent = Extent()
    for reference in references {
      guard let inner = self.extent(of: reference, level: level + 1, &known) else { return nil }
      extent.values += inner.values
      extent.levels = max(extent.levels, inner.levels + 1)
      guard extent.values <= Self.mostValues, level + extent.levels <= PropertyListDepth.maximum
      else { return nil }
    }
    known[object] = extent
    return extent
  }

  /// The objects in an array, a set or a dictionary, keys too; nil where they stand outside the file.
  private func references(of object: Int) -> [Int]? {
    guard object < count else { return nil }
    let place = Self.number(bytes, table + object * offsetSize, offsetSize)
    guard place < table else { return nil }
    let (kind, low) = (bytes[place] & 0xF0, Int(bytes[place] & 0x0F))
    guard [0xA0, 0xC0, 0xD0].contains(kind) else { return [] }
    var (start, length) = (place + 1, low)
    if low == 0x0F {
      // The number follows as an integer of 2^n bytes.
      let size = 1 << Int(bytes[start] & 0x0F)
      guard size <= 8, start + 1 + size <= table else { return nil }
      length = Self.number(bytes, start + 1, size)
      start += 1 + size
    }
    guard length <= (table - start) / referenceSize / (kind == 0xD0 ? 2 : 1) else { return nil }
    return (0..<length * (kind == 0xD0 ? 2 : 1)).map {
      Self.number(bytes, start + $0 * referenceSize, referenceSize)
    }
  }

  /// Large numbers lose what is above 48 bits, which no file is as long as.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { min($0, 0xFF_FFFF_FFFF) << 8 | Int($1) }
  }
}
