public import VitrineDrawing

/// What is not as a text asks for it.
public enum FontIssue: Hashable, Sendable {
  /// Nobody has registered the name. `file`: the bundle's own that has it.
  case unknownName(String, file: String?)
  /// No font has the characters.
  case missingGlyph(String)
  /// A pinned file is not on this machine.
  case missingFile(String)

  /// - text: what is to be set.
  public func diagnostic(_ text: String) -> Diagnostic {
    let quoted = "\"\(Self.start(of: text))\""
    switch self {
    case .unknownName(let name, nil) where AppleFonts.contains(name):
      return Diagnostic(
        .note, "font \"\(name)\" is Apple's and not here, the system font stands in for \(quoted)")
    case .unknownName(let name, let file):
      let advice =
        file.map {
          "\($0) of the bundle has it: list it under UIAppFonts in the extension's Info.plist"
        }
        ?? "add its file to the widget's target, list it under UIAppFonts in the extension's "
        + "Info.plist, and name it by its PostScript or full name"
      return Diagnostic(
        .warning,
        "font \"\(name)\" is not registered, the system font stands in for \(quoted): \(advice)")
    case .missingGlyph(let characters):
      return Diagnostic(
        .warning,
        "no font has \(characters) of \(quoted), a box stands in: register a font that has it or add "
          + "its folder to VITRINE_FONTS")
    case .missingFile(let file) where FontID(file) != nil:
      return Diagnostic(
        .error,
        "a font of the widget is not in its archive, \(quoted) is drawn as boxes: draw the "
          + "widget again")
    case .missingFile(let file):
      let advice =
        FontLocations.package(of: file).map { "install the Debian package \($0)" }
        ?? "add its folder to VITRINE_FONTS"
      return Diagnostic(
        .error, "font file \(file) not found, \(quoted) is drawn as boxes: \(advice)")
    }
  }

  /// Messages show as much of a text as tells which it is.
  private static func start(of text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return line.count > 30 ? line.prefix(29) + "…" : String(line)
  }
}

/// Fonts that every iPhone has and nobody else may have: a stand-in is set for them.
public enum AppleFonts {
  private static let families = [
    "Academy Engraved LET", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
    "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed",
    "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin",
    "Copperplate", "Courier", "Courier New", "Didot", "DIN Alternate", "DIN Condensed", "Futura",
    "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
    "Hiragino Maru Gothic ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa",
    "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET",
    "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "SignPainter",
    "Snell Roundhand", "Symbol", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]
  private static let names = Set(families.map { $0.lowercased().filter { $0 != " " } })

  /// Whether a family, a full or a PostScript name ("HelveticaNeue-Light", "ArialMT") is one of them.
  public static func contains(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != " " }
    let family = String(name.prefix { $0 != "-" })
    if names.contains(name) || names.contains(family) { return true }
    return ["mt", "psmt", "ps"].contains { suffix in
      family.hasSuffix(suffix) && names.contains(String(family.dropLast(suffix.count)))
    }
  }
}
