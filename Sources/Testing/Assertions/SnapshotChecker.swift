import VitrineComposition
import VitrinePlatform
import VitrineRaster
import VitrineSnapshots
import VitrineStudio

/// Draws, compares, tells.
@MainActor
final class SnapshotChecker {
  private let place: TestPlace
  private let mode: RecordMode
  private let threshold: SnapshotThreshold
  private let references: ReferenceFolder
  private let writer = PictureWriter()
  private var hasRecorded = false

  init(place: TestPlace, mode: RecordMode, threshold: SnapshotThreshold) {
    (self.place, self.mode, self.threshold) = (place, mode, threshold)
    references = ReferenceFolder(path: "\(place.folder)/\(ReferenceFolder.name)")
  }

  /// One picture.
  func check(_ variant: WidgetMatrix.Variant, on stage: WidgetStage) async {
    let name = "\(FileName.safe(place.file))/\(FileName.safe(place.test))/\(variant.name)"
    do {
      let shown = try await stage.render(variant.job, entry: variant.options.entry)
      let encoded = try writer.encode(
        writer.picture(
          of: shown.archive, variant.job,
          hasContainerBackground: shown.response.hasContainerBackground))
      if let fault = encoded.fault { throw WidgetTestError("\(fault)") }
      let verdict = try references.check(
        encoded.bytes, name: name, mode: mode, threshold: threshold)
      tell(verdict, name, variant)
    } catch {
      let result = SnapshotResult(
        name: name, group: variant.job.name, outcome: .broken, reason: "\(error)")
      RunReport.shared.add(result, picture: nil, libraries: references.libraries)
      place.report("\(variant.name): \(error)")
    }
  }

  private func tell(
    _ verdict: ReferenceFolder.Verdict, _ name: String, _ variant: WidgetMatrix.Variant
  ) {
    hasRecorded = hasRecorded || [.recorded, .updated].contains(verdict.outcome)
    let result = SnapshotResult(
      name: name, group: variant.job.name, outcome: verdict.outcome,
      difference: verdict.difference, reason: verdict.reason,
      isTriple: verdict.difference != nil)
    let picture = verdict.picture?.pngData()
    RunReport.shared.add(result, picture: picture, libraries: references.libraries)
    guard verdict.outcome.isFailure else { return }
    if let picture {
      place.attach(picture, named: name.replacing("/", with: "-") + ".png")
    }
    place.report("\(variant.name): \(result.text). \(nextStep(verdict.outcome, name))")
  }

  /// What a person does now.
  private func nextStep(_ outcome: SnapshotOutcome, _ name: String) -> String {
    switch outcome {
    case .recorded: "Look at \(references.file(name)), commit it, and run the test again"
    case .missing: "Record it where somebody can look at it: swift test, without CI set"
    case .failed:
      "See \(RunReport.shared.page); if the new picture is right: VITRINE_RECORD=all swift test "
        + "--filter \(place.test)" + libraries
    case .passed, .updated, .broken: ""
    }
  }

  private var libraries: String {
    let other = LibraryDifferences.text(before: references.libraries, now: RunReport.libraries)
    return other.isEmpty
      ? "" : ". The references were drawn with other libraries: \(other.joined(separator: "; "))"
  }

  /// Notes what new references were drawn with.
  func finish() throws {
    guard hasRecorded, references.libraries.isEmpty || mode == .all else { return }
    try references.writeRecord(RunReport.libraries)
  }
}
