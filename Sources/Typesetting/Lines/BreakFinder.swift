import CGraphics
import Synchronization

/// Asks Pango where a text may break.
struct BreakFinder {
  let scalars: [UInt32]
  let language: OpaquePointer?

  /// Thai is written without spaces, and its words are found in a dictionary: the library keeps every
  /// way to read what it has seen so far, so that a text's cost grows with the square of its length
  /// (100,000 words in a row took five times what ten times 10,000 took). Longer rows are read in
  /// parts of this many letters.
  private static let longestRow = 2000
  /// What stands so near to the end of a part may be read otherwise with what comes next.
  private static let margin = 200

  /// Pango's dictionary is not made for several threads.
  private static let gate = Mutex<Void>(())

  /// One flag more than there are scalars. `text` is the scalars as they are in memory.
  func flags(of text: inout String) -> [TextAnalysis.Flags] {
    var flags: [TextAnalysis.Flags] = []
    flags.reserveCapacity(scalars.count + 1)
    var start = 0
    while let cut = endOfPart(from: start) {
      let part = Self.flags(of: scalars[start..<cut], language)
      // The last place to break that what follows does not change; in a row that has none, any.
      let end = part.count - 1 - Self.margin
      let taken =
        (end - Self.longestRow / 2..<end).last { part[$0].contains(.lineBreak) } ?? end
      // The flag of a part's first scalar is known from the part before.
      flags += part[(start == 0 ? 0 : 1)...taken]
      start += taken
    }
    if start == 0 { return Self.flags(of: &text, scalars.count, language) }
    return flags + Self.flags(of: scalars[start...], language).dropFirst()
  }

  /// Where the first row of Thai that is too long is to be cut; nil where there is none any more.
  private func endOfPart(from start: Int) -> Int? {
    guard scalars.count - start > Self.longestRow else { return nil }
    var row = 0
    for index in start..<scalars.count {
      row = (0xE00...0xE7F).contains(scalars[index]) ? row + 1 : 0
      if row == Self.longestRow { return index + 1 }
    }
    return nil
  }

  private static func flags(
    of scalars: ArraySlice<UInt32>, _ language: OpaquePointer?
  ) -> [TextAnalysis.Flags] {
    var text = String(
      String.UnicodeScalarView(scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
    return flags(of: &text, scalars.count, language)
  }

  private static func flags(
    of text: inout String, _ count: Int, _ language: OpaquePointer?
  ) -> [TextAnalysis.Flags] {
    var attributes = [UInt32](repeating: 0, count: count + 1)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        // PangoLogAttr is one 32-bit field of flags.
        attributes.withUnsafeMutableBytes { raw in
          let log = raw.bindMemory(to: PangoLogAttr.self)
          gate.withLock { _ in
            pango_get_log_attrs(
              bytes.baseAddress, Int32(bytes.count), -1, language, log.baseAddress,
              Int32(count + 1))
          }
        }
      }
    }
    // Bits of PangoLogAttr: 0 line break, 1 mandatory break, 3 white, 4 cursor position.
    return attributes.map { TextAnalysis.Flags(rawValue: UInt8($0 & 3 | $0 >> 1 & 12)) }
  }
}
