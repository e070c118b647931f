/// Where packages may come from that a project names by an address.
public enum PackagePolicy: String, Sendable, Hashable, CaseIterable {
  /// From the cache, and what is missing there over the network.
  case fetch
  /// From the cache alone.
  case offline
  /// From nowhere: only what is given with `--also` or stands beside the project.
  case never
}
