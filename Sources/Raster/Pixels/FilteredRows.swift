/// An opaque picture's rows as PNG's filters leave them (PNG, 9.2): each as it is, or as its difference from
/// the row above, whichever repeats itself more. A picture's shades become long runs of one word; most
/// pictures of widgets are plain and gain nothing, so that this is for large ones.
struct FilteredRows {
  /// The words to be compressed, a bitmap's layout.
  private(set) var words: [UInt32]
  /// The byte before each row: 0, none; 2, up.
  private(set) var filters: [UInt8]

  /// Pixels from which on a picture is filtered: more than any single screen has (estimate).
  static let fewest = 16 << 20

  /// - words: opaque pixels, as in `Bitmap`.
  init(_ words: [UInt32], width: Int) {
    self.words = words
    filters = [UInt8](repeating: 0, count: words.count / width)
    var differences = [UInt32](repeating: 0, count: width)
    for row in filters.indices.dropFirst() {
      let start = row * width
      for column in 0..<width {
        differences[column] = Self.difference(
          words[start + column], words[start + column - width])
      }
      guard Self.changes(differences[...]) < Self.changes(words[start..<start + width]) else {
        continue
      }
      filters[row] = 2
      self.words.replaceSubrange(start..<start + width, with: differences)
    }
  }

  /// Each channel's difference modulo 256; still opaque.
  @inline(__always)
  private static func difference(_ word: UInt32, _ above: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    let low = (word | high) &- (above & ~high)
    return low ^ ((word ^ ~above) & high) | 0xff00_0000
  }

  /// How often neighbors differ.
  private static func changes(_ row: ArraySlice<UInt32>) -> Int {
    var count = 0
    for place in row.indices.dropFirst() where row[place] != row[place - 1] { count += 1 }
    return count
  }
}
