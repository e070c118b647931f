/// Text of a log message. Privacy is inert: a developer's own machine shows everything.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

public enum OSLogBoolFormat: Sendable { case truth, answer }

public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  let minimumDigits: Int
  let isUppercase: Bool
  public static let decimal = OSLogIntegerFormatting.decimal()
  public static let hex = OSLogIntegerFormatting.hex()
  public static let octal = OSLogIntegerFormatting(
    radix: 8, prefix: "", minimumDigits: 0, isUppercase: false)
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(
      radix: 10, prefix: explicitPositiveSign ? "+" : "", minimumDigits: minDigits,
      isUppercase: false)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", minimumDigits: minDigits,
      isUppercase: uppercase)
  }
}

public struct OSLogFloatFormatting: Sendable {
  let precision: Int?
  public static let fixed = OSLogFloatFormatting(precision: 6)
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(precision: precision)
  }
  public static let hybrid = OSLogFloatFormatting(precision: nil)
  public static let exponential = OSLogFloatFormatting(precision: nil)
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += value().description }

  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let digits = String(value(), radix: format.radix, uppercase: format.isUppercase)
    let padding = String(repeating: "0", count: max(0, format.minimumDigits - digits.count))
    text += format.prefix + padding + digits
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    guard let precision = format.precision else {
      text += "\(value())"
      return
    }
    text += FixedPoint.text(Double(value()), precision: precision)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: text += value() ? "true" : "false"
    case .answer: text += value() ? "YES" : "NO"
    }
  }
}

/// Decimal digits without Foundation.
enum FixedPoint {
  static func text(_ value: Double, precision: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var factor = 1.0
    for _ in 0..<max(0, precision) { factor *= 10 }
    let scaled = (abs(value) * factor).rounded()
    let whole = (scaled / factor).rounded(.down)
    let fraction = String(Int(scaled - whole * factor))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard precision > 0 else { return "\(sign)\(Int(whole))" }
    let zeros = String(repeating: "0", count: max(0, precision - fraction.count))
    return "\(sign)\(Int(whole)).\(zeros)\(fraction)"
  }
}
