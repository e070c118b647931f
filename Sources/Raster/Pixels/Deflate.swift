/// Deflate (RFC 1951) made for flat pictures: repeats are looked for at whole pixels only, with one
/// candidate at a time, and written with one set of Huffman codes for the whole picture. Several
/// times faster than a general compressor, with less to write on gradients and plain areas.
struct PixelDeflater {
  private let words: UnsafePointer<UInt32>
  private let width: Int
  /// Bytes of a pixel.
  private let size: Int
  /// Pixels that one token can repeat.
  private let longest: Int
  private var tokens: DeflateTokens
  /// Of the row that is added.
  private let differences: RowDifferences
  /// Where each hash of a pixel was seen last, `row << 32 | place`; all ones: nowhere.
  private let recent: UnsafeMutablePointer<UInt64>
  /// How far back the last repeat lay, in pixels and in rows, and how that is written.
  private var lastBack = 1
  private var lastRows = -1
  private var lastDistance = DeflateTokens.Distance(1)
  private var sum: AdlerSum

  private static let hashes = 4096
  /// A repeat of so many pixels is taken without a look at others.
  private static let goodEnough = 4
  /// Bytes that a repeat may lie back.
  private static let window = 32768

  private init(_ words: UnsafePointer<UInt32>, count: Int, width: Int, size: Int) {
    self.words = words
    self.width = width
    self.size = size
    longest = 258 / size
    tokens = DeflateTokens(capacity: 2 * count + count / width + 16, size: size)
    differences = RowDifferences(width: width)
    recent = .allocate(capacity: Self.hashes)
    recent.initialize(repeating: .max, count: Self.hashes)
    sum = AdlerSum(size: size)
  }

  private func free() {
    tokens.free()
    differences.free()
    recent.deallocate()
  }

  /// Compresses rows of `width` pixels, each row after its byte of `filters` (PNG's; nil: 0, none). Pixels are a
  /// bitmap's premultiplied words; they become `size` bytes (3 or 4: red, green, blue, alpha, not
  /// premultiplied) only where they are written, since equal words are equal bytes. Returns a zlib
  /// stream.
  static func zlib(
    _ words: [UInt32], width: Int, size: Int, filters: [UInt8]? = nil
  ) -> [UInt8] {
    var out = BitWriter(capacity: words.count / 2 + 4096)
    out.bytes.append(0x78)
    out.bytes.append(0x01)
    let sum = words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress, width > 0 else {
        preconditionFailure("a picture without pixels")
      }
      var deflater = PixelDeflater(base, count: words.count, width: width, size: size)
      for row in 0..<words.count / width { deflater.add(row, filter: filters?[row] ?? 0) }
      deflater.tokens.write(to: &out)
      deflater.free()
      return deflater.sum.value
    }
    for shift: UInt32 in [24, 16, 8, 0] { out.bytes.append(UInt8((sum >> shift) & 255)) }
    return out.bytes
  }

  /// Adds a row. What lies above it is too far away in very wide pictures.
  private mutating func add(_ row: Int, filter: UInt8) {
    tokens.add(byte: filter)
    sum.add(filter)
    let start = row * width
    let here = words + start
    let isFirst = row == 0 || width * size + 1 > Self.window
    if !isFirst, PixelWords.repeated(here, here - width, width) == width {
      sum.repeatRow()
      repeated(width, back: width, rows: 1)
      return
    }
    differences.find(here, isFirst: isFirst)
    sum.addRow(here, differences)
    match(row, start)
  }

  // MARK: - Finding repeats

  private mutating func match(_ row: Int, _ start: Int) {
    var column = 0
    while column < width {
      let place = start &+ column
      let ofRun = RowDifferences.next(differences.left, column) &- column
      let ofRow = RowDifferences.next(differences.above, column) &- column
      let isRow = ofRow > ofRun || (ofRow == ofRun && lastBack == width)
      var best = isRow ? ofRow : ofRun
      var back = isRow ? width : 1
      var rows = isRow ? 1 : 0
      if best < Self.goodEnough {
        let word = words[place]
        let hash = Int(truncatingIfNeeded: (word &* 0x9e37_79b1) >> 20)
        let known = recent[hash]
        recent[hash] = UInt64(truncatingIfNeeded: row) << 32 | UInt64(truncatingIfNeeded: place)
        let other = Int(truncatingIfNeeded: known & 0xffff_ffff)
        if known != .max, words[other] == word {
          let above = row &- Int(truncatingIfNeeded: known >> 32)
          let length = repeats(place, other, start, above)
          if length > best { (best, back, rows) = (length, place &- other, above) }
        }
      }
      if best > 0, repeated(best, back: back, rows: rows) {
        column &+= best
      } else {
        tokens.add(pixel: straightRGBA(words[place]))
        column &+= 1
      }
    }
  }

  /// How many pixels from `place` on repeat those from another place on, so many rows `above`, without
  /// running over the end of that row, after which another byte lies. The first one is known to.
  @inline(__always)
  private func repeats(_ place: Int, _ other: Int, _ start: Int, _ above: Int) -> Int {
    let end = start &+ width
    let limit = min(end &- place, end &- above &* width &- other)
    return 1 + PixelWords.repeated(words + other + 1, words + place + 1, limit &- 1)
  }

  /// Writes a repeat, if it is near enough.
  @inline(__always) @discardableResult
  private mutating func repeated(_ length: Int, back: Int, rows: Int) -> Bool {
    // Each row in between adds its first byte.
    let distance = back &* size &+ rows
    guard distance <= Self.window, length > 1 || distance < 4096 else { return false }
    if back != lastBack || rows != lastRows {
      lastBack = back
      lastRows = rows
      lastDistance = DeflateTokens.Distance(distance)
    }
    var rest = length &* size
    let most = longest &* size
    while rest > most {
      tokens.add(length: most, distance: lastDistance)
      rest &-= most
    }
    tokens.add(length: rest, distance: lastDistance)
    return true
  }
}
