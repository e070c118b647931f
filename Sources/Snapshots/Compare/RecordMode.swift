/// When references are written.
public enum RecordMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not at all.
  case never
  /// Where there is none. The test fails once, until somebody has looked at it.
  case missing
  /// Where there is none, and where one differs. The test fails once for each.
  case failed
  /// Always, as an update that was asked for: nothing fails.
  case all
}
