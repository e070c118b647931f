/// One of several machines that share a run.
public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Counted from 1.
  public var number: Int
  /// How many there are.
  public var count: Int

  /// nil where there is no such shard.
  public init?(number: Int, count: Int) {
    guard count >= 1, count <= Self.limit, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// `3/8`: the third of eight.
  public init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, count: count)
  }

  /// More machines than any engine starts for one job.
  public static let limit = 1_000_000

  public var description: String { "\(number)/\(count)" }
  /// The folder of its report.
  public var folder: String { "shard-\(number)-of-\(count)" }

  /// Which of a list are this shard's. Neighbors stay together, since they often ask for the same
  /// entry; every shard gets some of each part of the list, so that none gets all that is slow.
  public func indices(of total: Int) -> [Int] {
    let block = max(1, min(16, total / (count * 4)))
    return (0..<total).filter { $0 / block % count == number - 1 }
  }
}

/// How an engine that runs a job many times tells each of them which one it is.
public struct ShardEngine: Hashable, Sendable {
  /// What people call it.
  public var name: String
  /// The variable with the machine's own number.
  public var index: String
  /// The variable with the number of all; nil: the engine has none.
  public var count: String?
  /// The variable with the first number; nil: `first`.
  public var start: String?
  /// The first number.
  public var first: Int

  /// In the order in which they are looked for.
  public static let all = [
    ShardEngine(
      name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    ShardEngine(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      start: "SLURM_ARRAY_TASK_MIN", first: 0),
    ShardEngine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0),
    ShardEngine(
      name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    ShardEngine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  init(name: String, index: String, count: String? = nil, start: String? = nil, first: Int) {
    self.name = name
    self.index = index
    self.count = count
    self.start = start
    self.first = first
  }
}

extension Shard {
  /// Why the variables of an engine make no sense.
  public struct Unclear: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
    /// - description: what to set, or to write instead.
    public init(description: String) { self.description = description }
  }

  /// What the environment says.
  /// - shards: how many there are, where somebody has said it. An array of Slurm's of which a part is
  ///   run again has another count: its numbers then count from 0.
  public static func find(
    in environment: [String: String], shards: Int? = nil
  ) throws(Unclear) -> (shard: Shard, engine: ShardEngine)? {
    for engine in ShardEngine.all {
      guard let text = environment[engine.index] else { continue }
      let told = engine.count.flatMap { environment[$0] }
      guard let count = shards ?? told.flatMap({ Int($0) }) else {
        // Another variable is missing: nothing is shared, or the engine has no such variable.
        if engine.count != nil { continue }
        throw Unclear(
          description: "\(engine.index) is \(text), and \(engine.name) does not say of how many: "
            + "add --shards N")
      }
      let isPart = shards != nil && told.flatMap { Int($0) } != shards
      let start = isPart ? nil : engine.start.flatMap { environment[$0] }.flatMap { Int($0) }
      guard let index = Int(text),
        let shard = Shard(number: index - (start ?? engine.first) + 1, count: count)
      else {
        throw Unclear(
          description: "\(engine.index) is \(text), which is none of \(count) shards: correct the "
            + "variables of \(engine.name), or choose one with --shard 1/\(count)")
      }
      return (shard, engine)
    }
    return nil
  }
}
