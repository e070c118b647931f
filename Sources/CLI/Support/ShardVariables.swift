import FoundationEssentials
import VitrinePlatform
import VitrineSnapshots
import VitrineStudio

/// What engines besides the shard's number say and want.
enum ShardVariables {
  /// Whether nobody is there to look at what a run records: every CI system sets it.
  static var isCI: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !value.isEmpty && value != "false" && value != "0"
  }

  /// Bazel asks a test that shares its work to touch a file, and takes JUnit from another.
  static func answer(_ report: SnapshotReport) throws(AtomicFile.Failure) {
    let environment = ProcessInfo.processInfo.environment
    if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
      try AtomicFile.write([], to: file)
    }
    if let file = environment["XML_OUTPUT_FILE"], !file.isEmpty {
      try AtomicFile.write(Array(report.junit.utf8), to: file)
    }
  }
}
