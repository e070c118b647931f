extension AttributeScopes.FoundationAttributes {
  /// Key of `AttributedString.inflect`.
  public enum InflectionRuleAttribute: CodableAttributedStringKey {
    public typealias Value = InflectionRule
    public static let name = "NSInflect"
  }
  /// Key of `AttributedString.morphology`.
  public enum MorphologyAttribute: CodableAttributedStringKey {
    public typealias Value = Morphology
    public static let name = "NSMorphology"
  }
}

extension AttributedString {
  /// The text with the words in agreement that have a rule (`inflect`).
  public func inflected() -> AttributedString {
    let locale = AmbientContext.current.locale
    let key = AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self
    var result = AttributedString()
    for (rule, range) in runs[key] {
      var part = AttributedString(self[range])
      if let rule {
        let words = Inflection.agree(String(part.characters), rule, locale)
        part.setWords(words)
        part[key] = nil
      }
      result += part
    }
    return result
  }

  /// Other words; what they have in common with those before keeps its attributes, the rest takes those
  /// of the last common letter.
  private mutating func setWords(_ words: String) {
    let same = zip(characters, words).prefix { $0 == $1 }.count
    guard same < max(characters.count, words.count), startIndex < endIndex else { return }
    let start = characters.index(startIndex, offsetBy: same)
    let last = same > 0 ? characters.index(before: start) : startIndex
    let rest = AttributedString(String(words.dropFirst(same)), attributes: runs[last].attributes)
    replaceSubrange(start..<endIndex, with: rest)
  }
}
