/// Why a placed widget's timeline is requested.
public enum ReloadCause: String, Codable, Hashable, Sendable, CaseIterable {
  /// The widget was just placed.
  case added
  /// The policy of the timeline shown: `.atEnd` or `.after`.
  case policy
  /// `perform()` of an intent of the widget returned.
  case intent
  /// A push of type `widgets`.
  case push
  /// `WidgetCenter`, called by the app or the extension.
  case app
  /// The previous reload did not return a timeline.
  case retry
  /// A person edited the widget.
  case configuration
  /// Language or region.
  case locale
  case appearance
  /// Dynamic Type and other accessibility settings.
  case accessibility
  case timeZone = "time-zone"
  /// The device's clock was set.
  case clock

  /// Reloads that the budget does not count (facts/behavior.md §6, §20). Adding, editing, a new
  /// time zone and a clock that is set are estimates: a person is at the device each time.
  public var isFree: Bool {
    switch self {
    case .added, .intent, .configuration, .locale, .appearance, .accessibility, .timeZone, .clock:
      true
    case .policy, .push, .app, .retry: false
    }
  }
}
