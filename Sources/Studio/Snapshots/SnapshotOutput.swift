import FoundationEssentials
import VitrinePlatform
public import VitrineSnapshots

/// The folder that a run of snapshots reports to: `report.json`, `junit.xml`, `index.html`, and a
/// picture for each failure.
public struct SnapshotOutput: Sendable {
  /// Made when something is written.
  public var folder: String

  /// Where reports go by default.
  public static let defaultFolder = "vitrine-test"
  private static let failures = "failures"

  /// - folder: need not be there yet.
  public init(folder: String) { self.folder = folder }

  /// Clears away the pictures of an earlier run. Only what a report names is this command's own.
  public func clear() {
    guard let old = try? SnapshotReport(reading: "\(folder)/\(SnapshotReport.fileName)")
    else { return }
    for picture in old.results.compactMap(\.picture) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(picture)")
    }
  }

  /// The picture's path from the folder on.
  func writeFailure(_ bytes: [UInt8], of name: String) throws(AtomicFile.Failure) -> String {
    let path = "\(Self.failures)/\(name).png"
    try AtomicFile.write(bytes, to: "\(folder)/\(path)")
    return path
  }

  /// Writes the report in every form.
  public func write(_ report: SnapshotReport, notes: [String] = []) throws {
    func write(_ text: String, _ name: String) throws {
      try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(name)")
    }
    try AtomicFile.write(try report.json(), to: "\(folder)/\(SnapshotReport.fileName)")
    try write(report.junit, "junit.xml")
    try write(report.html(title: report.source, folder: folder, notes: notes), "index.html")
  }

  /// Joins the reports of all shards below the folder, and writes the whole one.
  public func merge() throws -> MergedReport {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let found = paths.filter { $0.hasSuffix("/" + SnapshotReport.fileName) }.sorted()
    guard found.count <= Shard.limit else {
      throw StudioError.usage("'\(folder)' holds too many reports")
    }
    let reports = try found.map { path in
      (
        folder: AtomicFile.parent(of: path),
        report: try SnapshotReport(reading: "\(folder)/\(path)")
      )
    }
    let merged = try MergedReport(reports)
    var notes = merged.libraryDifferences
    notes += zip(merged.missing, merged.reruns).map {
      "Shard \($0) of \(merged.shards) has left no report. Run it again: \($1)"
    }
    try write(merged.report, notes: notes)
    return merged
  }
}
