extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType("NSPlainText")
    public static let html = DocumentType("NSHTML")
    public static let rtf = DocumentType("NSRTF")
    public static let rtfd = DocumentType("NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// The text of a document. Of HTML its words and line breaks are kept, its styles are not; RTF is
  /// not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    guard
      let text = [encoding, .utf8, Self.marked(data) ? .utf16 : nil, .isoLatin1].lazy
        .compactMap({ $0.flatMap { String(data: data, encoding: $0) } }).first
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    switch options[.documentType] as? DocumentType ?? .plain {
    case .html: self.init(string: HTMLText.plain(text))
    case .rtf, .rtfd: throw CocoaError(.fileReadUnknown)
    default: self.init(string: text)
    }
  }

  private static func marked(_ data: Data) -> Bool {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
  }
}

/// What a browser would show of HTML as plain text.
enum HTMLText {
  private static let breaking: Set<Substring> = [
    "br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote",
  ]
  private static let hidden: Set<Substring> = ["script", "style", "head", "title"]
  private static let entities: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "copy": "©", "deg": "°",
  ]

  static func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      append(rest[..<mark], to: &result)
      rest = rest[rest.index(after: mark)...]
      if text[mark] == "<" {
        let tag = rest.prefix { $0 != ">" }
        rest = rest.dropFirst(tag.count + 1)
        take(tag, &rest, &result)
      } else {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
        if rest[name.endIndex...].first == ";", let value = character(name) {
          result += value
          rest = rest[name.endIndex...].dropFirst()
        } else {
          result += "&"
        }
      }
    }
    append(rest, to: &result)
    return result
  }

  /// White space counts as one space.
  private static func append(_ text: Substring, to result: inout String) {
    for character in text {
      if !character.isWhitespace {
        result.append(character)
      } else if let last = result.last, !last.isWhitespace {
        result.append(" ")
      }
    }
  }

  private static func take(_ tag: Substring, _ rest: inout Substring, _ result: inout String) {
    let isEnd = tag.hasPrefix("/")
    let name = (isEnd ? tag.dropFirst() : tag).prefix { $0.isLetter || $0.isNumber }.lowercased()
    if !isEnd, hidden.contains(name[...]), let end = rest.range(of: "</" + name) {
      rest = rest[end.upperBound...].drop { $0 != ">" }.dropFirst()
    } else if breaking.contains(name[...]), isEnd || name == "br" {
      result += "\n"
    }
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
