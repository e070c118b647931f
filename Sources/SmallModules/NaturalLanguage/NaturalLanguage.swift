@_exported public import VitrineFoundation

// Language of text. Words and sentences are found by simple rules (`TextPieces`); there is no model, so
// that names, moods and languages are unknown.

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let french = NLLanguage("fr")
  public static let german = NLLanguage("de")
  public static let hindi = NLLanguage("hi")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let thai = NLLanguage("th")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let vietnamese = NLLanguage("vi")
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

open class NLTokenizer: NSObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    if unit == .document { return [range] }
    switch unit {
    case .word: return TextPieces.words(of: string, in: range)
    case .sentence: return TextPieces.sentences(of: string, in: range)
    case .paragraph, .document: return TextPieces.lines(of: string, in: range)
    }
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) where !block(token, []) { return }
  }
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) }
      ?? index..<index
  }
}

open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
  open var dominantLanguage: NLLanguage? { nil }
  public override init() {}
  open func processString(_ string: String) {}
  open func reset() {}
  open func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] { [:] }
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
  public static let word = NLTag("Word")
  public static let punctuation = NLTag("Punctuation")
}
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let script = NLTagScheme("Script")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}
open class NLTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? { nil }
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return (nil, tokenizer.tokenRange(at: index))
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    for token in tokenizer.tokens(for: range) where !block(nil, token) { return }
  }
}
open class NLEmbedding: NSObject, @unchecked Sendable {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func distance(between first: String, and second: String) -> Double { 2 }
}
