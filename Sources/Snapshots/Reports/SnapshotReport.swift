import FoundationEssentials
import VitrinePlatform

/// A run of snapshots, or one machine's part of it.
public struct SnapshotReport: Hashable, Sendable, Codable {
  /// Of this form of the file.
  public var version = 1
  /// What was tested: a path, or the name of a test run.
  public var source: String
  /// nil: the whole run.
  public var shard: Shard?
  /// Snapshots of all shards together.
  public var total: Int
  /// Versions that drew the pictures, by library.
  public var libraries: [String: String]
  /// Versions that drew the references.
  public var referenceLibraries: [String: String]
  /// Sorted by name.
  public var results: [SnapshotResult]
  /// References that no snapshot has any more.
  public var obsolete: [String]
  /// What somebody writes to run this again, before options about shards.
  public var command: String

  public init(
    source: String, shard: Shard? = nil, total: Int, libraries: [String: String] = [:],
    referenceLibraries: [String: String] = [:], results: [SnapshotResult] = [],
    obsolete: [String] = [], command: String = ""
  ) {
    self.source = source
    self.shard = shard
    self.total = total
    self.libraries = libraries
    self.referenceLibraries = referenceLibraries
    self.results = results
    self.obsolete = obsolete
    self.command = command
  }

  /// What the run fails by.
  public var failures: [SnapshotResult] { results.filter(\.outcome.isFailure) }

  /// How many snapshots have an outcome.
  public func count(_ outcome: SnapshotOutcome) -> Int { results.count { $0.outcome == outcome } }

  /// Libraries of which the references were drawn with other versions.
  public var libraryDifferences: [String] {
    LibraryDifferences.text(before: referenceLibraries, now: libraries)
  }

  // MARK: The file

  /// The name of the file in a report's folder.
  public static let fileName = "report.json"
  /// Bytes of a report that is read: some 300 for each snapshot.
  private static let largest = 512 << 20

  /// The file's content, keys sorted.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Reads the report in a file. Pictures keep to its folder.
  public init(reading path: String) throws {
    guard let bytes = try PictureFile.bytes(path, largest: Self.largest) else {
      throw UnreadablePicture(path: path, reason: "it is not there")
    }
    do {
      self = try JSONDecoder().decode(SnapshotReport.self, from: Data(bytes))
    } catch {
      throw UnreadablePicture(path: path, reason: "it is not a report of 'vitrine test'")
    }
    if let shard, Shard(number: shard.number, count: shard.count) == nil {
      throw UnreadablePicture(path: path, reason: "it is of shard \(shard)")
    }
    for index in results.indices {
      guard let picture = results[index].picture else { continue }
      let isBelow = !picture.hasPrefix("/") && !picture.split(separator: "/").contains("..")
      if !isBelow { results[index].picture = nil }
    }
  }
}
