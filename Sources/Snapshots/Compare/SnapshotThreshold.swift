/// How much two pictures may differ and still count as the same.
public enum SnapshotThreshold: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing: every pixel is the same.
  case exact
  /// No pixel's color differs by more than people can just tell apart (0.02 in Oklab).
  case imperceptible
  /// The same, where an edge may lie up to one pixel away: what another version of a library for
  /// fonts does to the edges of letters.
  case antialiasing
}
