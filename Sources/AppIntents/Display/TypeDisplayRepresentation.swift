public import VitrineFoundation

/// The name of a type of values, as an editor shows it.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var name: LocalizedStringResource
  /// A counted form, such as "\(placeholder: .int) books".
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.numericFormat == rhs.numericFormat && lhs.synonyms == rhs.synonyms
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name.resolvedText) }
}

extension LocalizedStringResource {
  /// The text in the current language.
  package var resolvedText: String { String(localized: self) }
}
