public import VitrineFoundation

extension IntentParameter {
  /// Lowest and highest value that an editor offers.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

  /// How a person enters a whole number.
  public enum IntControlStyle: String, Hashable, Sendable { case stepper, field }

  /// How a person enters a number.
  public enum DoubleControlStyle: String, Hashable, Sendable { case stepper, field, slider }

  /// Which part of a date a person enters.
  public enum DateKind: String, Hashable, Sendable { case date, time, dateTime }

  /// What an editor shows of a place.
  public enum PlacemarkDisplayStyle: String, Hashable, Sendable { case name, address, city }
}

extension Bool {
  /// Words for the two values.
  public struct IntentDisplayName: Hashable, Sendable {
    public var `true`: LocalizedStringResource
    public var `false`: LocalizedStringResource
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.true.resolvedText)
      hasher.combine(self.false.resolvedText)
    }
  }
}

extension String {
  /// How a person types a text.
  public struct IntentInputOptions: Hashable, Sendable {
    public enum KeyboardType: String, Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
      case phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
        asciiCapableNumberPad
    }
    public enum CapitalizationType: String, Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

/// How many items an array parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  public typealias IntegerLiteralType = Int
  package var min: Int
  package var max: Int

  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }
  public init(exactly count: Int) { self.init(min: count, max: count) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// Widget families, as parameter summaries and sizes name them.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
