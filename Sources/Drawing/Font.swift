/// The name of a font that a widget brings: `font-` and the SHA-256 of its bytes in hexadecimal. No
/// pinned file is named so.
public struct FontID: Hashable, Sendable, Comparable {
  static let mark = "font-"
  public let rawValue: String

  /// nil for what is no such name.
  public init?(_ rawValue: String) {
    let digits = rawValue.utf8.dropFirst(Self.mark.utf8.count)
    guard rawValue.hasPrefix(Self.mark), digits.count == 64,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  public static func < (a: FontID, b: FontID) -> Bool { a.rawValue < b.rawValue }
}

/// The bytes behind a `FontID`, as they came.
public struct EncodedFont: Hashable, Sendable {
  /// More is refused: the largest fonts of a single script are half of it.
  public static let mostBytes = 32 << 20

  /// What messages call it: the file's name.
  public var name: String
  /// The font file, TrueType or OpenType.
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension FontInstance {
  /// The widget's own font, nil for a pinned file.
  public var brought: FontID? { FontID(file) }
}

extension DisplayList {
  /// Calls `visit` with every font that glyphs of the list are of, and with every description that
  /// texts following the clock ask for.
  public func forEachFont(
    glyphs visit: (FontInstance) -> Void, texts describe: (FontDescription) -> Void
  ) {
    for operation in operations {
      switch operation {
      case .glyphs(let run, _): visit(run.font)
      case .dynamicText(let text):
        for span in text.paragraph.spans { describe(span.font) }
        for drawing in text.attachments { drawing.forEachFont(glyphs: visit, texts: describe) }
      case .group(let group):
        group.contents.forEachFont(glyphs: visit, texts: describe)
        if case .mask(let mask) = group.effect {
          mask.forEachFont(glyphs: visit, texts: describe)
        }
      case .fill, .stroke, .image, .progress, .glass: break
      }
    }
  }
}
