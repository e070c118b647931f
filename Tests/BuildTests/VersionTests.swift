import Testing

@testable import VitrineBuild

/// Which of a repository's versions is taken.
@Suite(.timeLimit(.minutes(60))) struct VersionTests {
  static let versions: [(tags: [String], from: String, to: String, best: String?)] = [
    (["1.0.0", "1.2.0", "v1.10.0", "2.0.0"], "1.0.0", "2.0.0", "v1.10.0"),
    (["1.0", "1.1-beta.1"], "1.0.0", "2.0.0", "1.0"),
    (["release-3"], "1.0.0", "2.0.0", nil),
  ]

  @Test(arguments: versions) func choosesTheHighestVersion(
    _ item: (tags: [String], from: String, to: String, best: String?)
  ) throws {
    let from = try #require(RepositoryCopy.Version(item.from))
    let to = try #require(RepositoryCopy.Version(item.to))
    let fitting = item.tags.compactMap { tag in
      RepositoryCopy.Version(tag).flatMap { $0 >= from && $0 < to ? (tag: tag, version: $0) : nil }
    }
    #expect(fitting.max { $0.version < $1.version }?.tag == item.best)
  }
}
