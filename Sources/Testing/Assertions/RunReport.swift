import Foundation
import Synchronization
import VitrinePlatform
import VitrineRaster
import VitrineSnapshots
import VitrineStudio

/// What all tests of this process have found: a page that is written when something failed, and once
/// more when the process ends.
final class RunReport: Sendable {
  static let shared = RunReport()
  static let libraries = Dictionary(
    LibraryVersions.used.map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })

  private struct State {
    var results: [SnapshotResult] = []
    var references: [String: String] = [:]
    var hasFailures = false
  }
  private let state = Mutex(State())
  /// `VITRINE_REPORT`, else a folder that SwiftPM keeps out of the repository.
  private let folder: String
  /// The page for people.
  var page: String { folder + "/index.html" }

  private init() {
    folder =
      ProcessInfo.processInfo.environment["VITRINE_REPORT"]
      ?? FileManager.default.currentDirectoryPath + "/.build/vitrine-tests"
    atexit { RunReport.shared.write() }
  }

  /// - picture: a PNG of what is wrong.
  func add(_ result: SnapshotResult, picture: [UInt8]?, libraries: [String: String]) {
    var result = result
    if let picture {
      let path = "failures/\(result.name).png"
      if (try? AtomicFile.write(picture, to: "\(folder)/\(path)")) != nil { result.picture = path }
    }
    state.withLock { state in
      state.results.append(result)
      state.references = libraries
      state.hasFailures = state.hasFailures || result.outcome.isFailure
    }
  }

  /// A run in which nothing failed leaves a page only where one was asked for, or an older one stands.
  private func write() {
    let state = state.withLock { $0 }
    let isWanted = ProcessInfo.processInfo.environment["VITRINE_REPORT"] != nil
    guard state.hasFailures || isWanted || FileManager.default.fileExists(atPath: page) else {
      return
    }
    let report = SnapshotReport(
      source: "swift test", total: state.results.count, libraries: Self.libraries,
      referenceLibraries: state.references, results: state.results.sorted { $0.name < $1.name },
      command: "swift test")
    do { try SnapshotOutput(folder: folder).write(report) } catch {
      FileHandle.standardError.write(Data("no report was written: \(error)\n".utf8))
    }
  }
}
