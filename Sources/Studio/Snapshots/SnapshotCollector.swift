import Synchronization
import VitrineComposition
import VitrineExtensionClient
import VitrinePlatform
import VitrineSnapshots

/// Takes pictures from many threads and compares each as it comes: none is kept.
final class SnapshotCollector: Sendable {
  let references: ReferenceFolder
  private let output: SnapshotOutput
  private let mode: RecordMode
  private let threshold: SnapshotThreshold
  private let found = Mutex<[SnapshotResult]>([])

  init(
    references: ReferenceFolder, output: String, mode: RecordMode, threshold: SnapshotThreshold
  ) {
    self.references = references
    self.output = SnapshotOutput(folder: output)
    self.mode = mode
    self.threshold = threshold
  }

  /// Sorted by name.
  var results: [SnapshotResult] { found.withLock { $0 }.sorted { $0.name < $1.name } }

  /// Compares a picture with its reference.
  @Sendable func take(_ job: RenderJob, _ picture: EncodedPicture) throws -> String? {
    if let fault = picture.fault {
      let file = try output.writeFailure(picture.bytes, of: job.path)
      add(job, SnapshotOutcome.broken, reason: "\(fault)", picture: file)
      return nil
    }
    let verdict = try references.check(
      picture.bytes, name: job.path, mode: mode, threshold: threshold)
    var file: String?
    if let shown = verdict.picture {
      file = try output.writeFailure(shown.pngData(), of: job.path)
    }
    add(
      job, verdict.outcome, verdict.difference, reason: verdict.reason, picture: file,
      isTriple: verdict.difference != nil)
    return nil
  }

  /// What could not be drawn or written.
  func fail(_ job: RenderJob, _ reason: String) { add(job, .broken, reason: reason) }

  private func add(
    _ job: RenderJob, _ outcome: SnapshotOutcome, _ difference: PictureDifference? = nil,
    reason: String? = nil, picture: String? = nil, isTriple: Bool = false
  ) {
    let result = SnapshotResult(
      name: job.path, group: job.name, outcome: outcome, difference: difference, reason: reason,
      picture: picture, isTriple: isTriple)
    found.withLock { $0.append(result) }
  }
}
