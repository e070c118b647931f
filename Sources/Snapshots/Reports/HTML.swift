import VitrineDrawing

/// Text for HTML and XML.
enum HTML {
  /// What XML has no way to write shows as U+FFFD: a report hides nothing.
  static func escaped(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    shown.append(
      contentsOf: text.unicodeScalars.map { MarkupText.isAllowed($0) ? $0 : "\u{FFFD}" })
    return MarkupText.escaped(String(shown))
  }
}
