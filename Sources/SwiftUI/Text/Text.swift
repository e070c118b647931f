import VitrineDrawing

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  package indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case concatenated(TextRow)
    case image(Image)
    case date(Date, DateStyle)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    /// Formats against the environment's locale, calendar and time zone.
    case formatted(AnyTextFormatter)
  }
  package var storage: Storage
  package var modifiers: [Modifier]

  package enum Modifier: Equatable, Sendable {
    case font(Font?)
    case fontModifier(FontModifier)
    case weight(Font.Weight?)
    case foreground(AnyTextStyle)
    case underline(Bool, LineStyle)
    case strikethrough(Bool, LineStyle)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case textScale(Bool)
    case accessibilityLabel(String)
    case textCase(Text.Case?)
    case attribute(AnyTextAttribute)
    case sizeDependent(Bool)
  }

  package init(storage: Storage, modifiers: [Modifier] = []) {
    self.storage = storage
    self.modifiers = modifiers
  }

  package func adding(_ modifier: Modifier) -> Text {
    Text(storage: storage, modifiers: modifiers + [modifier])
  }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public struct Scale: Hashable, Sendable {
    package let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      package let dash: [Double]
      public static let solid = Pattern(dash: [])
      public static let dot = Pattern(dash: [1, 1])
      public static let dash = Pattern(dash: [3, 2])
      public static let dashDot = Pattern(dash: [3, 2, 1, 2])
      public static let dashDotDot = Pattern(dash: [3, 2, 1, 2, 1, 2])
    }
    package var pattern: Pattern
    package var color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable, Codable {
    package enum Kind: Int, Hashable, Sendable, Codable { case time, date, relative, offset, timer }
    package let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A foreground style with an equality that `Text` needs: two are equal when they print alike.
package struct AnyTextStyle: Equatable, Sendable {
  package let style: AnyShapeStyle
  package static func == (a: AnyTextStyle, b: AnyTextStyle) -> Bool {
    String(describing: a.style.base) == String(describing: b.style.base)
  }
}

/// Text made by a format style, in the environment's locale, calendar and time zone.
package struct AnyTextFormatter: Equatable, Sendable {
  package let format: @Sendable (EnvironmentValues) -> String
  /// The value in all its wordings, the longest first; nil: there is one.
  package var wordings: (@Sendable (EnvironmentValues) -> [String])?
  package let key: String
  package static func == (a: AnyTextFormatter, b: AnyTextFormatter) -> Bool { a.key == b.key }
}

extension Text {
  public init(verbatim content: String) { self.init(storage: .verbatim(content)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: .localized(key, table: tableName, bundle: bundle))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(storage: .resource(resource)) }
  // A literal is a key: attributed strings are literals too, and their initializer is the shorter.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }
  public init(_ image: Image) { self.init(storage: .image(image)) }
  public init(_ date: Date, style: DateStyle) { self.init(storage: .date(date, style)) }
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      storage: .formatted(
        AnyTextFormatter(
          format: { environment in
            let range = dates.lowerBound..<dates.upperBound
            let style = Date.IntervalFormatStyle(
              date: nil, time: .shortened, locale: environment.locale,
              calendar: environment.calendar, timeZone: environment.timeZone)
            return style.format(range)
          }, key: "\(dates)")))
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .timer(
        timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let box = UncheckedBox((input, format))
    self.init(
      storage: .formatted(
        AnyTextFormatter(
          format: { environment in
            box.value.1.locale(environment.locale).format(box.value.0)
          },
          wordings: { environment in
            box.value.1.locale(environment.locale).wordings(of: box.value.0)
          }, key: "\(input) \(format)")))
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .attributed(format.format(input)))
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .verbatim(formatter.string(for: subject) ?? ""))
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .verbatim(formatter.string(for: subject) ?? ""))
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenated(TextRow(lhs, rhs)))
  }
}

/// Carries a value that is only read across an isolation boundary.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { adding(.fontModifier(.width($0))) } ?? self
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { adding(.fontModifier(.design($0))) } ?? self
  }
  public func bold() -> Text { adding(.fontModifier(.bold(true))) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { adding(.fontModifier(.italic(true))) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.fontModifier(.monospaced)) : self
  }
  public func monospacedDigit() -> Text { adding(.fontModifier(.monospacedDigit)) }
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { adding(.foreground(AnyTextStyle(style: AnyShapeStyle($0)))) } ?? self
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(AnyTextStyle(style: AnyShapeStyle(style))))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive, LineStyle(color: color)))
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  {
    adding(.underline(isActive, LineStyle(pattern: pattern, color: color)))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive, LineStyle(color: color)))
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
  }
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.textScale(scale.isSecondary)) : self
  }
  public func accessibilityLabel(_ label: Text) -> Text {
    adding(.accessibilityLabel(label.plainString(in: EnvironmentValues())))
  }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    adding(.accessibilityLabel(String(label)))
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

extension Text.LineStyle {
  /// Dashes are twice as long as the pattern's numbers times the line's thickness (estimate).
  func look(in environment: EnvironmentValues) -> TextLook.Line {
    TextLook.Line(
      dash: pattern.dash.map { $0 * 2 },
      paint: color.map { $0.paint(in: environment).paint(in: .zero) })
  }
}
