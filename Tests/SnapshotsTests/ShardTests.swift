import TestSupport
import Testing
import VitrineSnapshots

@Suite(.timeLimit(.minutes(60))) struct ShardTests {
  @Test(arguments: try Cases().records("shards.txt"))
  func isFound(_ test: Case) throws {
    var environment: [String: String] = [:]
    for part in (test["variables"] ?? "").split(separator: " ") {
      let words = part.split(separator: "=").map(String.init)
      environment[words[0]] = words[1]
    }
    do throws(Shard.Unclear) {
      let found = try Shard.find(in: environment, shards: test["shards"].flatMap { Int($0) })
      #expect((found?.shard.description ?? "none") == test["shard"])
    } catch {
      let expected = try #require(test["error"], "\(error)")
      #expect(error.description.contains(expected), "\(error)")
    }
  }

  /// Every snapshot has exactly one shard, and no shard has much more than its part.
  @Test(arguments: [1, 7, 100, 1000, 10_000], [1, 2, 3, 8, 100])
  func shardsAreAPartition(_ total: Int, _ count: Int) throws {
    let parts = try (1...count).map {
      try #require(Shard(number: $0, count: count)).indices(of: total)
    }
    #expect(parts.flatMap { $0 }.sorted() == Array(0..<total))
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 16)
  }

  @Test(arguments: ["", "3", "0/8", "9/8", "3/8/1", "a/b", "3/0", "-1/8", "1/9999999999"])
  func otherTextIsNoShard(_ text: String) { #expect(Shard(text: text) == nil) }
}
