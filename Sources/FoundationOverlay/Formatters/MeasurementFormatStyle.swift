import VitrineICU

/// What a measurement is of; decides the unit that people of a region use for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  /// Foundation's name of what is measured, such as `weather`; nil: the general one.
  package let name: String?
  package init(name: String?) { self.name = name }
  /// The region's unit.
  public static var general: Self { Self(name: "default") }
  /// The unit that the value has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "default") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension Measurement where UnitType: Dimension {
  /// Measurements in words.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Sendable, Codable {
      /// 0 wide, 1 abbreviated, 2 narrow.
      package let raw: Int
      public static var wide: Self { Self(raw: 0) }
      public static var abbreviated: Self { Self(raw: 1) }
      public static var narrow: Self { Self(raw: 2) }
    }
    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      hidesScaleName = false
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let text = UnitText.measurement(
        value.value, value.unit, usage: usage?.name, width: ICU.Width(rawValue: Int32(width.raw))!,
        locale: locale, number: numberFormatStyle)
      // Only temperatures have a scale: what follows the degree sign.
      guard hidesScaleName, let degree = text.firstIndex(of: "°") else { return text }
      return String(text[...degree].filter { !$0.isWhitespace })
    }

    /// The same words, marked by what they are.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }
  }

  /// Measurements in words of which each says whether it is the value or its unit.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    private var style: FormatStyle
    fileprivate init(style: FormatStyle) { self.style = style }

    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }

    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      let text = style.format(value)
      guard let number = UnitText.numberRange(in: text) else { return AttributedString(text) }
      var shown = AttributedString(text[number])
      shown.measurement = .value
      return Self.unit(text[..<number.lowerBound]) + shown + Self.unit(text[number.upperBound...])
    }

    /// Spaces beside the number belong to neither.
    private static func unit(_ text: Substring) -> AttributedString {
      let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
      let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
      var name = AttributedString(text[start..<end])
      name.measurement = .unit
      return AttributedString(text[..<start]) + name + AttributedString(text[end...])
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
