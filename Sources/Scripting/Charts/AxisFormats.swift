import Foundation

/// `ChartAxisLabelFormat`, and its older form as an object, as Foundation's styles.
enum AxisFormats {
  private typealias Lengths = NumberFormatStyleConfiguration.Precision

  static func number(_ format: Value?) -> FloatingPointFormatStyle<Double> {
    precision(format).map { .number.precision($0) } ?? .number
  }

  static func percent(_ format: Value?) -> FloatingPointFormatStyle<Double>.Percent {
    precision(format).map { .percent.precision($0) } ?? .percent
  }

  static func currency(_ format: Value?) -> FloatingPointFormatStyle<Double>.Currency {
    let code = ["currencyCode", "code", "currency"].lazy.compactMap { format?[$0]?.string }.first
    let style = FloatingPointFormatStyle<Double>.Currency(
      code: code ?? Locale.current.currency?.identifier ?? "USD")
    return precision(format).map { style.precision($0) } ?? style
  }

  /// - date, time: what counts where the script does not say.
  static func date(
    _ format: Value?, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: dateStyle(format?["dateStyle"]?.string) ?? date,
      time: timeStyle(format?["timeStyle"]?.string) ?? time)
  }

  private static func dateStyle(_ name: String?) -> Date.FormatStyle.DateStyle? {
    switch name {
    case "omitted": .omitted
    case "numeric": .numeric
    case "abbreviated": .abbreviated
    case "long": .long
    case "complete": .complete
    default: nil
    }
  }

  private static func timeStyle(_ name: String?) -> Date.FormatStyle.TimeStyle? {
    switch name {
    case "omitted": .omitted
    case "shortened": .shortened
    case "standard": .standard
    case "complete": .complete
    default: nil
    }
  }

  /// Digits after the point: `fractionDigits` at most, `minFractionDigits` at least.
  private static func precision(_ format: Value?) -> Lengths? {
    let (least, most) = (digits(format, "minFractionDigits"), digits(format, "fractionDigits"))
    switch (least, most) {
    case (nil, nil): return nil
    case (nil, let most?): return .fractionLength(most)
    case (let least?, nil): return .fractionLength(least...)
    case (let least?, let most?): return .fractionLength(min(least, most)...most)
    }
  }

  private static func digits(_ format: Value?, _ name: String) -> Int? {
    format?[name]?.integer.map { min(max($0, 0), 20) }
  }
}
