/// The reports of all shards of a run as one.
public struct MergedReport: Hashable, Sendable {
  /// Why reports do not belong together.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// The run as a whole.
  public private(set) var report: SnapshotReport
  /// Numbers of shards that have left no report, counted from 1.
  public private(set) var missing: [Int] = []
  /// How many shards there are.
  public let shards: Int
  /// Shards that drew with other versions of a library than the first.
  public private(set) var libraryDifferences: [String] = []

  /// - reports: with the folder of each, from the merged report's on.
  public init(_ reports: [(folder: String, report: SnapshotReport)]) throws(Mismatch) {
    let parts = reports.filter { $0.report.shard != nil }.sorted {
      ($0.report.shard?.number ?? 0, $0.folder) < ($1.report.shard?.number ?? 0, $1.folder)
    }
    guard let first = parts.first?.report, let count = first.shard?.count else {
      throw Mismatch(
        description:
          "there is no report of a shard here: run 'vitrine test' with --shard I/N, or on "
          + "an engine that numbers its machines")
    }
    shards = count
    report = first
    (report.shard, report.results) = (nil, [])
    var seen: Set<Int> = []
    for (folder, part) in parts {
      guard let shard = part.shard else { continue }
      guard shard.count == count, part.total == first.total, part.source == first.source else {
        throw Mismatch(
          description:
            "'\(folder)' is a shard of another run (\(shard) of \(part.total) snapshots of "
            + "\(part.source)) than '\(parts[0].folder)' (\(count) shards of \(first.total) snapshots "
            + "of \(first.source)): remove the older one")
      }
      guard seen.insert(shard.number).inserted else {
        throw Mismatch(
          description:
            "there are two reports of shard \(shard): remove the older one; one of them is "
            + "'\(folder)'")
      }
      add(part, folder, shard)
    }
    missing = (1...count).filter { !seen.contains($0) }
    report.results.sort { $0.name < $1.name }
  }

  private mutating func add(_ part: SnapshotReport, _ folder: String, _ shard: Shard) {
    for var result in part.results {
      result.picture = result.picture.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      report.results.append(result)
    }
    let other = LibraryDifferences.text(before: report.libraries, now: part.libraries)
    libraryDifferences += other.map { "shard \(shard): \($0)" }
  }

  /// Whether every shard is there and nothing failed.
  public var isComplete: Bool { missing.isEmpty }

  /// What to write for each shard that is missing.
  public var reruns: [String] { missing.map { "\(report.command) --shard \($0)/\(shards)" } }
}
