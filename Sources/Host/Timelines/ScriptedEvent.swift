import VitrineCatalog
public import VitrineMessages
import VitrinePlatform

/// What happens from outside while a timeline runs: `+2h push`, `+3h30m locale de_DE`.
public struct ScriptedEvent: Hashable, Sendable {
  /// What happens to a placed widget.
  public enum Action: Hashable, Sendable {
    case push
    /// The app calls `WidgetCenter.reloadTimelines`.
    case reload
    /// The app comes to the front or leaves it: while it is in front, reloads are free.
    case foreground(Bool)
    case locale(String)
    case timeZone(String)
    case appearance(RenderEnvironment.ColorScheme)
    /// SwiftUI's case name.
    case typeSize(String)
    /// JSON of the configuration.
    case configuration(String)
    /// The clock is set forward or back, seconds.
    case clock(Double)
    /// The extension is killed.
    case kill
    /// A tap on what has an accessibility identifier.
    case tap(String)
  }
  /// Seconds since 1970, by the clock as it would be without `clock` events.
  public var at: Double
  /// What happens.
  public var action: Action
  public init(at: Double, _ action: Action) {
    self.at = at
    self.action = action
  }

  /// A line that is not an event.
  public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What could not be read.
    public var text: String
    public var description: String {
      "'\(text)' is not an event: write a time and what happens, such as '+2h push'; the events are push, "
        + "reload, foreground, background, kill, locale ID, time-zone ID, appearance light|dark, "
        + "type-size SIZE, configuration JSON, clock ±TIME, tap IDENTIFIER"
    }
  }

  /// `+<time>` after `start`, or a date; then a word and what belongs to it.
  public init(parsing text: String, from start: Double) throws(SyntaxError) {
    let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
    let error = SyntaxError(text: text)
    guard parts.count >= 2 else { throw error }
    let time: Double? =
      parts[0].hasPrefix("+")
      ? DurationText.parse(String(parts[0].dropFirst())).map { start + $0 }
      : DateText.parse(parts[0])
    guard let time, let action = Self.action(parts[1], parts.count > 2 ? parts[2] : nil) else {
      throw error
    }
    self.init(at: time, action)
  }

  private static func action(_ word: String, _ value: String?) -> Action? {
    switch (word, value) {
    case ("push", nil): .push
    case ("reload", nil): .reload
    case ("foreground", nil): .foreground(true)
    case ("background", nil): .foreground(false)
    case ("kill", nil): .kill
    case ("locale", let id?): .locale(id)
    case ("time-zone", let id?): .timeZone(id)
    case ("appearance", let name?):
      RenderEnvironment.ColorScheme(rawValue: name).map { .appearance($0) }
    case ("type-size", let size?): DynamicType.parse(size).map { .typeSize($0) }
    case ("configuration", let json?): .configuration(json)
    case ("clock", let shift?): self.shift(shift).map { .clock($0) }
    case ("tap", let identifier?): .tap(identifier)
    default: nil
    }
  }

  private static func shift(_ text: String) -> Double? {
    guard let sign = text.first, sign == "+" || sign == "-",
      let seconds = DurationText.parse(String(text.dropFirst()))
    else { return nil }
    return sign == "-" ? -seconds : seconds
  }
}
