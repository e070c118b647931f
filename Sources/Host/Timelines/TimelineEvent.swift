/// Something that happened to a placed widget.
public struct TimelineEvent: Codable, Hashable, Sendable {
  /// What happened; the raw value is part of the JSON.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Another entry is on screen.
    case entry
    /// The provider was asked.
    case reload
    /// A reload has to wait: budget or spacing.
    case denied
    /// A reload joined one that was already waiting.
    case merged
    case fault
    case interaction
    case push
  }

  /// Seconds since 1970.
  public var at: Double
  /// What happened.
  public var kind: Kind
  /// Why, in a word: `policy`, `app`, `budget` …
  public var cause: String
  /// A sentence for people.
  public var detail: String
  /// The entry's own date; for `entry`.
  public var entryDate: Double?
  /// Position of the entry in the provider's own order; for `entry`.
  public var entryIndex: Int?
  /// Stable; for `fault`.
  public var name: String?
  /// Reloads taken from the budget; for `reload`.
  public var cost: Int?

  public init(at: Double, _ kind: Kind, cause: String, detail: String) {
    self.at = at
    self.kind = kind
    self.cause = cause
    self.detail = detail
  }

  static func fault(_ fault: TimelineFault, cause: ReloadCause, at now: Double) -> TimelineEvent {
    var event = TimelineEvent(at: now, .fault, cause: cause.rawValue, detail: fault.message)
    event.name = fault.name.rawValue
    return event
  }
}
