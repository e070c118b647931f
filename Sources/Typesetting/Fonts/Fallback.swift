internal import VitrineDrawing

/// Which font sets a character that the chosen one lacks. A fixed order over pinned files, so that
/// every machine takes the same.
struct Fallback {
  let library: FontLibrary
  let description: FontDescription
  /// Which of the five Han designs the text has: a face of the collection.
  let hanFace: Int

  /// The first font that has all of the cluster's characters; nil where none has. Of the files in
  /// its stead that are not on this machine, the first.
  func font(
    for cluster: ArraySlice<UInt32>, script: UInt32
  ) -> (font: FontInstance?, missing: String?) {
    var missing: String?
    for (file, index) in candidates(scripts: [script] + FallbackTable.owners(of: cluster)) {
      let instance = instance(file, index)
      let face = library.face(
        FontFace.Key(file: file, index: index, variations: instance.variations))
      guard !face.isMissing else {
        missing = missing ?? file
        continue
      }
      if cluster.allSatisfy({ isIgnorable($0) || face.covers($0) }) { return (instance, missing) }
    }
    return (nil, missing)
  }

  func emoji() -> FontInstance { instance(FallbackTable.emoji, 0) }

  /// Apple's emoji are 1.25 em at text sizes and 1 em at display sizes (pictures of 10 … 14 points
  /// and of 32 and 52 points; the way from one to the other is an estimate) and fill 1.06 times as
  /// much of it as Noto's, which are 1.245 em.
  private var emojiSize: Double {
    let share = min(1, max(0, (description.size - 16) / 8))
    return description.size * (1.25 - 0.25 * share) * Self.emojiFill / 1.245
  }

  private static let emojiFill = 1.06

  /// How much higher Apple's emoji stand than Noto's would, points. Their middle is 0.38 em above the baseline at 10 and
  /// 12 points and 0.355 em, the middle of a line, at 32 and 47 (`docs/facts/measured-3.md`).
  /// - Parameter size: of the emoji's own font, as `emojiSize` makes it.
  static func emojiRise(_ size: Double) -> Double {
    // 1.25 em of 16 points are 20, 1 em of 24 points are 24.
    let width = size * 1.245 / emojiFill
    let share = min(1, max(0, (width - 20) / 4))
    return width / (1.25 - 0.25 * share) * (0.03 + 0.042 * share)
  }

  /// Apple's emoji stand 1.125 of that apart (measured: 1.11 at 10 … 14 points, 1.15 at 32).
  static let emojiSpacing = 1.125 / emojiFill

  private func instance(_ file: String, _ index: Int) -> FontInstance {
    FontInstance(
      file: file, index: index,
      size: file == FallbackTable.emoji ? emojiSize : description.size,
      variations: file.hasSuffix(".var.ttf") ? ["wght": description.weight] : [:],
      slant: 0)
  }

  private func candidates(scripts: [UInt32]) -> [(String, Int)] {
    let bold = description.weight >= 600
    var files: [(String, Int)] = []
    if description.design == .serif {
      let name = bold ? "Bold" : ""
      let style = description.isItalic ? name + "Italic" : (bold ? name : "Regular")
      files.append(("NotoSerif-\(style).ttf", 0))
    }
    let families = scripts.compactMap { FallbackTable.families[$0] }
    // What SF Mono lacks of symbols comes from Menlo, whose shapes are DejaVu's and as wide as its letters: a "☢" of
    // 30 points is 54 pixels wide at 3x (docs/facts/measured-2.md).
    if description.design == .monospaced, families.isEmpty {
      files.append(("DejaVuSansMono\(bold ? "-Bold" : "").ttf", 0))
    }
    if description.design != .default || description.customName != nil {
      files.append(
        (description.isItalic ? "Inter-italic.var.ttf" : "Inter-roman.var.ttf", 0))
    }
    for family in families {
      if bold && FallbackTable.hasBold.contains(family) { files.append(("\(family)-Bold.ttf", 0)) }
      files.append(("\(family)-Regular.ttf", 0))
    }
    let han = ("NotoSansCJK-\(bold ? "Bold" : "Regular").ttc", hanFace)
    if let script = scripts.first, FallbackTable.cjkScripts.contains(script) { files.append(han) }
    files += FallbackTable.symbols.map { ($0, 0) }
    files.append(("NotoSans-\(bold ? "Bold" : "Regular").ttf", 0))
    files.append(han)
    files.append((FallbackTable.emoji, 0))
    return files
  }

  /// Which of the five Han designs: the locale's, else what the text itself shows (kana, hangul),
  /// else simplified Chinese. Faces in the collection: JP, KR, SC, TC, HK.
  static func hanFace(_ text: [UInt32], locale: String) -> Int {
    let tag = locale.lowercased().replacing("_", with: "-")
    if tag.hasPrefix("ja") { return 0 }
    if tag.hasPrefix("ko") { return 1 }
    if tag.hasPrefix("zh") {
      if tag.contains("-hk") || tag.contains("-mo") { return 4 }
      return tag.contains("hant") || tag.contains("-tw") ? 3 : 2
    }
    if text.contains(where: { (0x3040..<0x3100).contains($0) }) { return 0 }
    if text.contains(where: { (0xAC00..<0xD7A4).contains($0) }) { return 1 }
    return 2
  }
}

/// Joiners, variation selectors and other characters without a look of their own.
func isIgnorable(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
    0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
    true
  default: false
  }
}

/// Emoji sequences (UTS 51).
enum Emoji {
  /// Whether a cluster is shown as a picture: emoji by default, or asked for by U+FE0F, and not
  /// refused by U+FE0E.
  static func isPicture(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, first >= 0x23, let scalar = Unicode.Scalar(first) else {
      return false
    }
    if cluster.count == 1 {
      return first >= 0x231A && scalar.properties.isEmojiPresentation
    }
    if cluster.contains(0xFE0E) { return false }
    if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return scalar.properties.isEmoji }
    if first < 0x231A { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return scalar.properties.isEmojiModifierBase
      && cluster.dropFirst().contains { (0x1F3FB...0x1F3FF).contains($0) }
  }
}
