/// What a run of text means: emphasis, code, and so on.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// Key of `AttributedString.inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.VitrineAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes {
  /// Attributes that Foundation has on Apple's platforms and not on Linux.
  public struct VitrineAttributes: AttributeScope {
    public let inlinePresentationIntent:
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    public let presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute
    public let inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute
    public let morphology: AttributeScopes.FoundationAttributes.MorphologyAttribute
  }
}

extension AttributedString {
  /// How Markdown is read. Nothing can fail, so that the failure policy is inert; so are the language
  /// and positions in the source. Of extended attributes, `inflect` has an effect.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = Markdown.read(markdown, options, baseURL)
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = Markdown.read(String(decoding: markdown, as: UTF8.self), options, baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = Markdown.read(
      String(decoding: try Data(contentsOf: url), as: UTF8.self), options, baseURL)
  }
}
