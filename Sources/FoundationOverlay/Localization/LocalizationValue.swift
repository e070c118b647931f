extension String {
  /// A key with the values that go into it, as a string literal writes both: `"\(count) cups"` has
  /// the key `%lld cups`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable,
    Codable
  {
    /// With format specifiers where values go: `%lld cups`.
    package var key: String
    /// In the order of the specifiers.
    package var arguments: [FormatArgument]

    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.key == b.key && a.arguments == b.arguments
    }

    public init(from decoder: any Decoder) throws {
      key = try decoder.singleValueContainer().decode(String.self)
      arguments = []
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(key)
    }

    /// A value that a caller fills in when the words are shown (intent and widget names).
    public struct Placeholder: Hashable, Sendable {
      /// As in a format, without the percent sign.
      package var specifier: String
      public static let int = Placeholder(specifier: "lld")
      public static let uint = Placeholder(specifier: "llu")
      public static let float = Placeholder(specifier: "f")
      public static let double = Placeholder(specifier: "lf")
      public static let object = Placeholder(specifier: "@")
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// So far, with format specifiers.
      package var key = ""
      /// So far.
      package var arguments: [FormatArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) {
        // The key is a format: a percent sign of the text is doubled, as Xcode writes it.
        key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      }

      public mutating func appendInterpolation(_ string: String) { append("@", .text(string)) }

      public mutating func appendInterpolation(_ string: Substring) {
        append("@", .text(String(string)))
      }

      /// Any value whose type has a specifier of its own: numbers.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(T._formatSpecifier, value._formatArgument)
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        append(
          specifier.hasPrefix("%") ? String(specifier.dropFirst()) : specifier,
          value._formatArgument)
      }

      public mutating func appendInterpolation<T>(_ value: T) { append("@", .text("\(value)")) }

      public mutating func appendInterpolation<F: FormatStyle & Sendable>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        append("@", .styled { locale in format.locale(locale).format(input) })
      }

      public mutating func appendInterpolation<F: FormatStyle & Sendable>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
        append("@", .styledAttributed { locale in format.locale(locale).format(input) })
      }

      public mutating func appendInterpolation(_ attributed: AttributedString) {
        append("@", .attributed(attributed))
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("@", .resource(resource))
      }

      public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder
      ) { append(placeholder.specifier, .placeholder(placeholder.specifier)) }

      public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder, specifier: String
      ) { append(specifier, .placeholder(specifier)) }

      private mutating func append(_ specifier: String, _ argument: FormatArgument) {
        key += "%" + specifier
        arguments.append(argument)
      }
    }
  }
}

/// A value that a format may hold. `package` for SwiftUI's `LocalizedStringKey`.
package enum FormatArgument: Sendable, Equatable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case attributed(AttributedString)
  case resource(LocalizedStringResource)
  /// Formatted for the locale in which the words are shown.
  case styled(@Sendable (Locale) -> String)
  case styledAttributed(@Sendable (Locale) -> AttributedString)
  case placeholder(String)

  /// The value that chooses a plural category.
  package var plural: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.attributed(let a), .attributed(let b)): a == b
    case (.resource(let a), .resource(let b)): a == b
    case (.placeholder(let a), .placeholder(let b)): a == b
    // Two styles are the same where they say the same.
    case (.styled(let a), .styled(let b)):
      a(Locale(identifier: "en_US")) == b(Locale(identifier: "en_US"))
    case (.styledAttributed(let a), .styledAttributed(let b)):
      a(Locale(identifier: "en_US")) == b(Locale(identifier: "en_US"))
    default: false
    }
  }
}

/// Types that stand in a localized format under a specifier of their own. SwiftUI's name.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  static var _formatSpecifier: String { get }
}

extension _FormatSpecifiable {
  package var _formatArgument: FormatArgument {
    switch _arg {
    case let value as Int64: .integer(value)
    case let value as Int32: .integer(Int64(value))
    case let value as UInt64: .unsigned(value)
    case let value as UInt32: .unsigned(UInt64(value))
    case let value as Double: .number(value)
    case let value as Float: .number(Double(value))
    default: .text("\(self)")
    }
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public static var _formatSpecifier: String { "lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public static var _formatSpecifier: String { "d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public static var _formatSpecifier: String { "d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public static var _formatSpecifier: String { "d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public static var _formatSpecifier: String { "lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public static var _formatSpecifier: String { "llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public static var _formatSpecifier: String { "u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public static var _formatSpecifier: String { "u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public static var _formatSpecifier: String { "u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public static var _formatSpecifier: String { "llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public static var _formatSpecifier: String { "f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public static var _formatSpecifier: String { "lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public static var _formatSpecifier: String { "lf" }
}
