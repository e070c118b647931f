public import VitrineDrawing

extension Typesetter {
  /// More is left out: an archive is one message.
  private static let mostBytes = 64 << 20

  /// The fonts that a widget brings, as far as a list needs them: of its glyphs, and of texts that
  /// are set anew at each moment.
  public func broughtFonts(
    in list: DisplayList, report: (String) -> Void
  ) -> [FontID: EncodedFont] {
    guard library.bringsFonts else { return [:] }
    var ids: Set<FontID> = []
    list.forEachFont(
      glyphs: { if let id = $0.brought { ids.insert(id) } },
      texts: { if let id = instance(for: $0).brought { ids.insert(id) } })
    var fonts: [FontID: EncodedFont] = [:]
    var total = 0
    for id in ids.sorted() {
      guard let font = library.encoded(id) else { continue }
      total += font.bytes.count
      guard total <= Self.mostBytes else {
        report(
          "the fonts of one picture have more than \(Self.mostBytes >> 20) MB, \(font.name) is drawn "
            + "as boxes: take a subset of it")
        continue
      }
      fonts[id] = font
    }
    return fonts
  }
}
