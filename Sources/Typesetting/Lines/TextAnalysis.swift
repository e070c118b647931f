import CGraphics

/// What Unicode says about a text: where it may break, which way it runs, which scripts it has.
struct TextAnalysis: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line may end before this scalar.
    static let lineBreak = Flags(rawValue: 1)
    /// A line must end before this scalar.
    static let mandatoryBreak = Flags(rawValue: 2)
    static let white = Flags(rawValue: 4)
    /// A user-perceived character starts here.
    static let clusterStart = Flags(rawValue: 8)
  }

  var scalars: [UInt32]
  /// One more than there are scalars.
  var flags: [Flags]
  /// Bidi embedding levels; empty where all are 0.
  var levels: [UInt8]
  /// Level of the paragraph each scalar is in; empty where all are 0.
  var baseLevels: [UInt8]
  /// ISO 15924 tags, common and inherited characters resolved to their neighbors.
  var scripts: [UInt32]

  func level(_ i: Int) -> UInt8 { levels.isEmpty ? 0 : levels[i] }
  func baseLevel(_ i: Int) -> UInt8 {
    baseLevels.isEmpty ? 0 : baseLevels[min(i, baseLevels.count - 1)]
  }

  init(_ text: String, locale: String, isRightToLeft: Bool) {
    var text = text
    scalars = Self.scalars(of: &text)
    let language = pango_language_from_string(locale)
    flags = BreakFinder(scalars: scalars, language: language).flags(of: &text)
    scripts = Self.resolveScripts(scalars)
    levels = []
    baseLevels = []
    if isRightToLeft || scalars.contains(where: { $0 >= 0x590 }) {
      findLevels(text, isRightToLeft: isRightToLeft)
    }
  }

  private static func scalars(of text: inout String) -> [UInt32] {
    let plain = text.withUTF8 { bytes -> [UInt32]? in
      var result: [UInt32] = []
      result.reserveCapacity(bytes.count)
      for byte in bytes {
        guard byte < 128 else { return nil }
        result.append(UInt32(byte))
      }
      return result
    }
    if let plain { return plain }
    var result: [UInt32] = []
    for scalar in text.unicodeScalars { result.append(scalar.value) }
    return result
  }

  /// Each hard line finds its own direction: its first strong letter's, else the layout's.
  private mutating func findLevels(_ text: String, isRightToLeft: Bool) {
    var levels: [UInt8] = []
    var bases: [UInt8] = []
    var hasAny = false
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, !flags[end].contains(.mandatoryBreak) { end += 1 }
      var part = String(
        String.UnicodeScalarView(scalars[start..<end].map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
      var base = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
      let found = part.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes -> [UInt8] in
          guard
            let list = pango_log2vis_get_embedding_levels(
              bytes.baseAddress, Int32(bytes.count), &base)
          else { return [UInt8](repeating: 0, count: end - start) }
          defer { g_free(list) }
          return [UInt8](UnsafeBufferPointer(start: list, count: end - start))
        }
      }
      let level: UInt8 =
        base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
      hasAny = hasAny || level != 0 || found.contains { $0 != 0 }
      levels += found
      bases += [UInt8](repeating: level, count: end - start)
      start = end
    }
    guard hasAny else { return }
    self.levels = levels
    baseLevels = bases
  }

  private static let common = FontFace.tag("Zyyy")
  private static let inherited = FontFace.tag("Zinh")
  static let latin = FontFace.tag("Latn")

  /// Common characters take the script before them, at the start the one after.
  private static func resolveScripts(_ scalars: [UInt32]) -> [UInt32] {
    guard scalars.contains(where: { $0 >= 0x2B0 }) else {
      return [UInt32](repeating: latin, count: scalars.count)
    }
    let functions = hb_unicode_funcs_get_default()
    var result = [UInt32](repeating: 0, count: scalars.count)
    var last: UInt32?
    var unresolved = 0
    for (i, scalar) in scalars.enumerated() {
      let script = hb_unicode_script(functions, scalar).rawValue
      if script == common || script == inherited {
        if let last { result[i] = last } else { unresolved = i + 1 }
      } else {
        if last == nil { for j in 0..<unresolved { result[j] = script } }
        last = script
        result[i] = script
      }
    }
    if last == nil { return [UInt32](repeating: latin, count: scalars.count) }
    return result
  }
}
