import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `symbols.dat`, made by `Tools/Symbols/build`: recipes and outlines by name. Nothing is parsed
/// until a name is asked for. Little endian: magic, count, entries of 16 bytes sorted by name
/// (name offset and length, kind, factor, data offset and length), then the bytes themselves.
struct DataFile: Sendable {
  enum Kind: UInt8 {
    case recipe = 0
    case bootstrapLine, bootstrapSolid, materialLine, materialSolid
  }

  struct Entry {
    var kind: Kind
    var range: Range<Int>
  }

  static let magic = Array("VTRSYM01".utf8)
  static let empty = DataFile(bytes: magic + [0, 0, 0, 0])!

  private let bytes: [UInt8]
  let count: Int

  init?(bytes: [UInt8]) {
    guard bytes.count >= 12, Array(bytes[0..<8]) == Self.magic else { return nil }
    self.bytes = bytes
    count = Int(bytes[8]) | Int(bytes[9]) << 8 | Int(bytes[10]) << 16 | Int(bytes[11]) << 24
    guard bytes.count >= 12 + count * 16 else { return nil }
    for index in 0..<count {
      let at = 12 + index * 16
      let name = word(at) + Int(bytes[at + 4]) + Int(bytes[at + 5]) << 8
      guard name <= bytes.count, entry(at: index) != nil else { return nil }
    }
  }

  /// nil if the file cannot be read or is not a symbol file.
  init?(path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(file)
    guard size > 0 else { return nil }
    rewind(file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    guard bytes.count == size else { return nil }
    self.init(bytes: bytes)
  }

  private func word(_ at: Int) -> Int {
    Int(bytes[at]) | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]) << 16 | Int(bytes[at + 3]) << 24
  }

  private func nameRange(_ index: Int) -> Range<Int> {
    let at = 12 + index * 16
    let start = word(at)
    let length = Int(bytes[at + 4]) | Int(bytes[at + 5]) << 8
    return start..<(start + length)
  }

  func name(_ index: Int) -> String {
    String(decoding: bytes[nameRange(index)], as: UTF8.self)
  }

  func entry(at index: Int) -> Entry? {
    let at = 12 + index * 16
    let start = word(at + 8)
    let end = start + word(at + 12)
    guard let kind = Kind(rawValue: bytes[at + 6]), end <= bytes.count else { return nil }
    return Entry(kind: kind, range: start..<end)
  }

  subscript(name: String) -> Entry? {
    var name = name
    return name.withUTF8 { wanted in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let range = nameRange(middle)
        let order = compare(range, wanted)
        if order == 0 { return entry(at: middle) }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private func compare(_ range: Range<Int>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    var i = 0
    for at in range {
      if i == other.count { return 1 }
      if bytes[at] != other[i] { return Int(bytes[at]) - Int(other[i]) }
      i += 1
    }
    return i == other.count ? 0 : -1
  }

  func text(_ entry: Entry) -> String { String(decoding: bytes[entry.range], as: UTF8.self) }

  func icon(_ entry: Entry, factor: Double) -> Icon? {
    switch entry.kind {
    case .recipe: nil
    case .bootstrapLine: Icon(outline(entry), native: 1 / 16, isSolid: false, factor: factor)
    case .bootstrapSolid: Icon(outline(entry), native: 1 / 16, isSolid: true, factor: factor)
    case .materialLine: Icon(outline(entry), native: 2 / 24, isSolid: false, factor: factor)
    case .materialSolid: Icon(outline(entry), native: 2 / 24, isSolid: true, factor: factor)
    }
  }

  /// Operations (0 move, 1 line, 2 quadratic, 3 cubic, 4 close) and zigzag varint steps.
  private func outline(_ entry: Entry) -> VectorPath {
    var path = VectorPath()
    var at = entry.range.lowerBound
    var p = Point.zero
    func varint() -> Double {
      var value = 0
      var shift = 0
      while at < entry.range.upperBound {
        let byte = Int(bytes[at])
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128 { break }
      }
      return Double(value & 1 == 0 ? value >> 1 : -((value + 1) >> 1))
    }
    func point() -> Point {
      let x = varint()
      p = Point(p.x + x, p.y + varint())
      return p
    }
    while at < entry.range.upperBound {
      let operation = bytes[at]
      at += 1
      switch operation {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2:
        let control = point()
        path.quad(to: point(), control)
      case 3:
        let first = point()
        let second = point()
        path.curve(to: point(), first, second)
      default: path.close()
      }
    }
    return path
  }
}
