import VitrineICU

/// Styles of dates that the system keeps up to date. `Text(.currentDate, format:)` sets them anew
/// at each moment; formatted directly they say what holds for the date given.
public enum SystemFormatStyle {
  /// Counts up or down, `1:05:00`.
  public struct Timer: FormatStyle, Sendable {
    /// From the timer's start to its end.
    package var range: Range<Date>
    /// Whether it shows what is left, otherwise what has passed.
    package var countsDown: Bool
    /// Whether hours stand apart from minutes: `1:05:00`, otherwise `65:00`.
    package var showsHours: Bool
    package var maxFieldCount: Int
    package var maxPrecision: Duration
    /// Decides digits and separators.
    package var locale = AmbientContext.current.locale

    public init(
      countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(range, true, showsHours, maxFieldCount, maxPrecision)
    }
    public init(
      countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(range, false, showsHours, maxFieldCount, maxPrecision)
    }
    private init(
      _ r: Range<Date>, _ down: Bool, _ hours: Bool, _ fields: Int, _ precision: Duration
    ) {
      (range, countsDown, showsHours, maxFieldCount, maxPrecision) = (
        r, down, hours, fields, precision
      )
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ date: Date) -> AttributedString {
      let date = min(max(date, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(date) : date.timeIntervalSince(range.lowerBound)
      return AttributedString(
        ClockText.text(
          // A countdown reaches 0 at its end, not a second before.
          seconds: Int(countsDown ? seconds.rounded(.up) : seconds), showsHours: showsHours,
          locale: locale.identifier))
    }
  }

  /// Counts up from a date with hundredths.
  public struct Stopwatch: FormatStyle, Sendable {
    /// When it was started.
    package var start: Date
    /// Whether hours stand apart from minutes.
    package var showsHours: Bool
    package var maxFieldCount: Int
    package var maxPrecision: Duration
    /// Decides digits and separators.
    package var locale = AmbientContext.current.locale

    public init(
      startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours, self.maxFieldCount, self.maxPrecision) =
        (date, showsHours, maxFieldCount, maxPrecision)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ date: Date) -> AttributedString {
      let passed = max(0, date.timeIntervalSince(start))
      let text = ClockText.text(
        seconds: Int(passed), showsHours: showsHours, locale: locale.identifier)
      let hundredths = Int((passed - passed.rounded(.down)) * 100)
      let digits = ICU.integer(hundredths, minimumDigits: 2, locale: locale.identifier)
      let fraction =
        maxPrecision < .seconds(1) ? (locale.decimalSeparator ?? ".") + digits : ""
      return AttributedString(text + fraction)
    }
  }

  /// How far a date is from an anchor: "+2 hours".
  public struct DateOffset: FormatStyle, Sendable {
    /// What distances are counted from.
    package var anchor: Date
    package var allowedFields: Set<Date.ComponentsFormatStyle.Field>
    package var maxFieldCount: Int
    /// When a sign is shown.
    package var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    /// Decides words and digits.
    package var locale = AmbientContext.current.locale

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.allowedFields, self.maxFieldCount, self.sign) =
        (anchor, allowedFields, maxFieldCount, sign)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ date: Date) -> AttributedString {
      let (low, high) = (min(date, anchor), max(date, anchor))
      var style = Date._ComponentsStyle(style: .wide, locale: locale, fields: allowedFields)
      style.calendar.locale = locale
      let parts = style.format(low..<high).components(separatedBy: ", ").prefix(maxFieldCount)
      let mark = sign == .never ? "" : date < anchor ? "\u{2212}" : sign == .automatic ? "" : "+"
      return AttributedString(mark + parts.joined(separator: ", "))
    }
  }

  /// A date as people would say it: relative while it is near, absolute beyond.
  public struct DateReference: FormatStyle, Sendable {
    /// What distances are counted from.
    package var anchor: Date
    package var allowedFields: Set<Date.RelativeFormatStyle.Field>
    package var maxFieldCount: Int
    /// The default is an estimate: it may be left out, and Apple does not say what it is then.
    package var thresholdField: Date.RelativeFormatStyle.Field
    /// Decides words and digits.
    package var locale = AmbientContext.current.locale

    public init(
      to anchor: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .year
    ) {
      (self.anchor, self.allowedFields, self.maxFieldCount, self.thresholdField) =
        (anchor, allowedFields, maxFieldCount, thresholdField)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ date: Date) -> AttributedString {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.dateTimeStyle = .named
      return AttributedString(formatter.localizedString(for: anchor, relativeTo: date))
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .year
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
