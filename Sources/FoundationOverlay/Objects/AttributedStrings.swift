extension AttributedString {
  /// The text with its links. Fonts and colors of the older kind of string are not taken over.
  public init(_ text: NSAttributedString) {
    self.init(text.string)
    text.enumerateAttribute(
      NSAttributedString.Key(rawValue: "NSLink"), in: NSRange(location: 0, length: text.length)
    ) { value, range, _ in
      let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      guard let url, let place = Range(range, in: text.string),
        let lower = AttributedString.Index(place.lowerBound, within: self),
        let upper = AttributedString.Index(place.upperBound, within: self)
      else { return }
      self[lower..<upper].link = url
    }
  }
}
