extension AttributedString {
  /// The text with its links. UIKit has an initializer in place of this one, which keeps fonts, colors and lines too.
  @_disfavoredOverload
  public init(_ text: NSAttributedString) { self.init(linksOf: text) }

  /// The words and the links alone.
  package init(linksOf text: NSAttributedString) {
    self.init(text.string)
    addAttributes(of: text) { value, part in
      part[NSAttributedString.Key(rawValue: "NSLink")].map { link in
        value.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      }
    }
  }

  /// Gives each stretch of `text`, whose words these are, what `convert` makes of its attributes.
  package mutating func addAttributes(
    of text: NSAttributedString,
    _ convert: (inout AttributeContainer, [NSAttributedString.Key: Any]) -> Void
  ) {
    let string = text.string
    // One way through both strings: places are not looked for from the start.
    var (from, index) = (string.utf16.startIndex, startIndex)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let to = string.utf16.index(from, offsetBy: range.length)
      let end = unicodeScalars.index(
        index, offsetBy: string.unicodeScalars.distance(from: from, to: to))
      var container = AttributeContainer()
      convert(&container, values)
      if index < end { self[index..<end].mergeAttributes(container) }
      (from, index) = (to, end)
    }
  }
}

extension NSAttributedString {
  /// The text with its links; UIKit's initializer keeps more.
  @_disfavoredOverload
  public convenience init(_ text: AttributedString) {
    self.init(text) { run in
      run.link.map { [NSAttributedString.Key(rawValue: "NSLink"): $0] } ?? [:]
    }
  }

  /// The words with what `convert` makes of each run.
  package convenience init(
    _ text: AttributedString,
    _ convert: (AttributedString.Runs.Run) -> [NSAttributedString.Key: Any]
  ) {
    let result = NSMutableAttributedString(string: String(text.characters))
    var start = 0
    for run in text.runs {
      let length = text.unicodeScalars[run.range].reduce(0) { $0 + UTF16.width($1) }
      let values = convert(run)
      if !values.isEmpty {
        result.setAttributes(values, range: NSRange(location: start, length: length))
      }
      start += length
    }
    self.init(attributedString: result)
  }
}
