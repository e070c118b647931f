public import VitrinePlatform
public import VitrineRaster

/// References in a folder: pictures by name, and a record of what they were drawn with.
public struct ReferenceFolder: Hashable, Sendable {
  /// The file beside the pictures that says which libraries drew them.
  public static let recordName = "snapshots.json"
  /// How folders of references are called beside sources and tests.
  public static let name = "__Snapshots__"

  /// The folder.
  public let path: String
  /// Versions that the references were drawn with, by library; empty where there is no record.
  public let libraries: [String: String]

  /// Reads the record, if there is one.
  public init(path: String) {
    self.path = path
    libraries = PictureSet.libraries(in: path)
  }

  /// Where a name's picture is.
  public func file(_ name: String) -> String { "\(path)/\(name).png" }

  /// What came of comparing a picture with its reference.
  public struct Verdict: Hashable, Sendable {
    /// What came of it.
    public var outcome: SnapshotOutcome
    /// By how much and where it differs; nil where it does not, or cannot be compared.
    public var difference: PictureDifference?
    /// What is wrong with the reference itself.
    public var reason: String?
    /// Expected, difference and actual; where there was no reference, the picture alone. nil where it
    /// passed.
    public var picture: Bitmap?
  }

  /// Compares the bytes of a PNG with the reference of that name, and records it as the mode says.
  /// Throws where a reference has to be written and cannot be.
  public func check(
    _ bytes: [UInt8], name: String, mode: RecordMode, threshold: SnapshotThreshold
  ) throws(AtomicFile.Failure) -> Verdict {
    let file = file(name)
    guard var verdict = comparison(bytes, file, threshold) else {
      return try recordMissing(bytes, file, mode)
    }
    guard verdict.outcome == .failed else { return verdict }
    switch mode {
    case .never, .missing: break
    case .failed:
      try AtomicFile.write(bytes, to: file)
      verdict.outcome = .recorded
    case .all:
      try AtomicFile.write(bytes, to: file)
      verdict.outcome = .updated
    }
    return verdict
  }

  /// nil where there is no reference.
  private func comparison(
    _ bytes: [UInt8], _ file: String, _ threshold: SnapshotThreshold
  ) -> Verdict? {
    do throws(UnreadablePicture) {
      guard let expected = try PictureFile.bytes(file) else { return nil }
      if expected == bytes { return Verdict(outcome: .passed) }
      return try compare(expected, bytes, file, threshold)
    } catch {
      return Verdict(outcome: .failed, reason: error.description)
    }
  }

  private func recordMissing(
    _ bytes: [UInt8], _ file: String, _ mode: RecordMode
  ) throws(AtomicFile.Failure) -> Verdict {
    if mode == .never { return Verdict(outcome: .missing, picture: Bitmap(png: bytes)) }
    try AtomicFile.write(bytes, to: file)
    if mode == .all { return Verdict(outcome: .updated) }
    return Verdict(outcome: .recorded, picture: Bitmap(png: bytes))
  }

  private func compare(
    _ expected: [UInt8], _ actual: [UInt8], _ file: String, _ threshold: SnapshotThreshold
  ) throws(UnreadablePicture) -> Verdict {
    let before = try PictureFile.decode(expected, path: file)
    let after = try PictureFile.decode(actual, path: "the new picture")
    // Another program may have written the same pixels in fewer bytes.
    guard
      let difference = PictureDifference(from: before, to: after, threshold: threshold),
      !difference.isTolerated
    else { return Verdict(outcome: .passed) }
    return Verdict(
      outcome: .failed, difference: difference,
      picture: TriplePicture.make(expected: before, actual: after))
  }

  // MARK: The record

  /// Notes what references were drawn with, once some were written.
  public func writeRecord(_ versions: [String: String]) throws(AtomicFile.Failure) {
    guard versions != libraries else { return }
    let text = JSON.object([
      "version": .integer(1),
      "libraries": .object(
        versions.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }),
    ]).text()
    try AtomicFile.write(Array((text + "\n").utf8), to: "\(path)/\(Self.recordName)")
  }

  /// References that none of these names has.
  public func obsolete(besides names: Set<String>) -> [String] {
    guard let pictures = try? PictureSet(path: path) else { return [] }
    return pictures.names.filter { !names.contains(String($0.dropLast(4))) }
  }
}
