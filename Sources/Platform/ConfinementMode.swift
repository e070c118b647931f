/// What a user has decided about confining code that is not theirs, when it is built and when it runs.
public enum ConfinementMode: String, CaseIterable, Hashable, Sendable {
  /// As far as the machine allows.
  case on
  /// Not started where a layer is missing.
  case required
  /// It has the user's own rights.
  case off
}
