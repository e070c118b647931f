extension Date {
  /// The length of a range of dates in words. Foundation on Linux holds the name
  /// `ComponentsFormatStyle` without what belongs to it; `.components(style:fields:)` makes this.
  public struct _ComponentsStyle: Foundation.FormatStyle, Sendable {
    public struct Style: Hashable, Sendable, Codable {
      let raw: Int
      public static let wide = Style(raw: 0)
      public static let spellOut = Style(raw: 1)
      public static let abbreviated = Style(raw: 2)
      public static let condensedAbbreviated = Style(raw: 3)
      public static let narrow = Style(raw: 4)
    }
    public typealias Field = Date.ComponentsFormatStyle.Field
    public static let timeDuration = _ComponentsStyle(
      style: .condensedAbbreviated, fields: [.hour, .minute, .second])

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    public var fields: Set<Field>?

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    public func format(_ range: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      let units: [(Field, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      formatter.allowedUnits = units.reduce(into: []) { result, unit in
        if fields?.contains(unit.0) ?? (unit.0 != .week) { result.insert(unit.1) }
      }
      switch style {
      case .wide: formatter.unitsStyle = .full
      case .spellOut: formatter.unitsStyle = .spellOut
      case .abbreviated: formatter.unitsStyle = .short
      case .condensedAbbreviated: formatter.unitsStyle = .brief
      default: formatter.unitsStyle = .abbreviated
      }
      return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
    }
  }
}

extension Date.ComponentsFormatStyle {
  public typealias Style = Date._ComponentsStyle.Style
}

extension FormatStyle where Self == Date._ComponentsStyle {
  public static func components(
    style: Date._ComponentsStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Date._ComponentsStyle(style: style, fields: fields) }
  public static var timeDuration: Self {
    .init(style: .condensedAbbreviated, fields: [.hour, .minute, .second])
  }
}
