/// The key of a string in the widget's tables, with the values to put into it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(InnerText)
    case formatted(AnyTextFormatter)
  }
  package let key: String
  package let arguments: [Argument]
  package let hasFormatting: Bool

  public init(_ value: String) {
    key = value
    arguments = []
    hasFormatting = false
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    hasFormatting = true
  }

  /// Builds the key with printf placeholders, as the tables have it.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var key = ""
    package var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      key +=
        literal.utf8.contains(UInt8(ascii: "%"))
        ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }
    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
    private mutating func append(_ text: Text) { append("%@", .text(InnerText(text))) }
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    public mutating func appendInterpolation(_ text: Text) { append(text) }
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates))
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Text(interval))
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Text(resource))
    }
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(Text(string))
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value._localizedArgument)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._localizedArgument)
    }
    @_disfavoredOverload
    @available(*, deprecated, message: "Unlocalized interpolation of a value without a format")
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }
  }
}

/// A number that printf can format.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
}
extension _FormatSpecifiable {
  package var _localizedArgument: LocalizedStringKey.Argument {
    switch self {
    case let value as any BinaryInteger:
      value is any UnsignedInteger
        ? .unsigned(UInt64(truncatingIfNeeded: value)) : .integer(Int64(truncatingIfNeeded: value))
    case let value as Double: .double(value)
    case let value as Float: .double(Double(value))
    case let value as CGFloat: .double(Double(value))
    default: .string("\(self)")
    }
  }
}
extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
