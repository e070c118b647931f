public import VitrineFoundation

/// A shortcut with the phrases that start it. A widget only declares it.
public struct AppShortcut: Sendable {
  package var intent: any AppIntent
  package var phraseCount: Int
  package var shortTitle: LocalizedStringResource?
  package var systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    phraseCount = phrases.count
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}

/// What a phrase may name beside parameters.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// A phrase that starts a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  package enum Part {
    case text(String)
    case token(AppShortcutPhraseToken)
    case parameter(PartialKeyPath<Intent>)
  }
  package var parts: [Part]

  public init(_ text: String) { parts = [.text(text)] }
  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.token(token))
    }
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(path))
    }
  }
}

/// The list of an app's shortcuts.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  public typealias Title = AppShortcutParameterPresentationTitle
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias Summary = AppShortcutParameterPresentationSummary
  public typealias OptionsCollection = AppShortcutOptionsCollection

  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  /// No effect in a widget extension.
  public static func updateAppShortcutParameters() {}
}

/// Color of the tiles of an app's shortcuts.
public enum ShortcutTileColor: Int, Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// A phrase that must not start a shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Hashable, Sendable {
  package var text: String
  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// How one parameter of a shortcut is offered.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  public init(
    for path: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {}
}

public struct AppShortcutParameterPresentationTitle: ExpressibleByStringLiteral, Sendable {
  package var text: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { self.text = text }
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>:
  ExpressibleByStringInterpolation, @unchecked Sendable
{
  package var sentence: ParameterSummaryString<Intent>
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence
  }
  public init(stringLiteral value: String) {
    sentence = ParameterSummaryString(stringLiteral: value)
  }
  public init(stringInterpolation: ParameterSummaryString<Intent>.StringInterpolation) {
    sentence = ParameterSummaryString(stringInterpolation: stringInterpolation)
  }
}

public struct AppShortcutOptionsCollection: Sendable {
  package var title: LocalizedStringResource
  package var systemImageName: String
  public init(
    _ provider: some DynamicOptionsProvider, title: LocalizedStringResource,
    systemImageName: String
  ) {
    self.title = title
    self.systemImageName = systemImageName
  }
}

@resultBuilder
public enum AppShortcutOptionsBuilder {
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { collections }
}
