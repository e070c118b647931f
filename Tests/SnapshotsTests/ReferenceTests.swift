import Foundation
import TestSupport
import Testing
import VitrineRaster
import VitrineSnapshots

@Suite(.timeLimit(.minutes(60))) struct ReferenceTests {
  static let red = Bitmap(width: 4, height: 4, color: .init(1, 0, 0)).pngData()
  static let blue = Bitmap(width: 4, height: 4, color: .init(0, 0, 1)).pngData()

  /// Mode, the reference that is there, the outcome, and what is there afterward.
  @Test(
    arguments: [
      (RecordMode.never, nil, SnapshotOutcome.missing, nil),
      (.missing, nil, .recorded, red), (.failed, nil, .recorded, red), (.all, nil, .updated, red),
      (.never, red, .passed, red), (.missing, red, .passed, red), (.failed, red, .passed, red),
      (.all, red, .passed, red),
      (.never, blue, .failed, blue), (.missing, blue, .failed, blue),
      (.failed, blue, .recorded, red), (.all, blue, .updated, red),
      (.never, [1, 2, 3], .failed, [1, 2, 3]), (.all, [1, 2, 3], .updated, red),
    ] as [(RecordMode, [UInt8]?, SnapshotOutcome, [UInt8]?)])
  func modesAreKept(
    _ mode: RecordMode, _ reference: [UInt8]?, _ outcome: SnapshotOutcome, _ left: [UInt8]?
  ) throws {
    let folder = TestFolder()
    let references = ReferenceFolder(path: folder.path)
    let file = URL(filePath: references.file("a/b"))
    if let reference {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(reference).write(to: file)
    }
    let verdict = try references.check(Self.red, name: "a/b", mode: mode, threshold: .exact)
    #expect(verdict.outcome == outcome)
    #expect((try? Data(contentsOf: file)).map { [UInt8]($0) } == left)
  }

  @Test func theSamePixelsInOtherBytesPass() throws {
    let folder = TestFolder()
    let references = ReferenceFolder(path: folder.path)
    // A chunk of text before the end, as other programs write.
    var other = Self.red
    let text: [UInt8] = [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74]
    other.insert(contentsOf: text + [0, 0, 0, 0], at: other.count - 12)
    try Data(other).write(to: URL(filePath: references.file("a")))
    let verdict = try references.check(Self.red, name: "a", mode: .never, threshold: .exact)
    #expect(verdict.outcome == .passed, "\(verdict.reason ?? "")")
  }

  @Test func versionsAreRecordedAndNamed() throws {
    let folder = TestFolder()
    try ReferenceFolder(path: folder.path).writeRecord(["pango": "1.50.12", "cairo": "1.16.0"])
    let libraries = ReferenceFolder(path: folder.path).libraries
    #expect(libraries == ["pango": "1.50.12", "cairo": "1.16.0"])
    var report = SnapshotReport(
      source: "x", total: 1, libraries: ["pango": "1.56.3", "cairo": "1.16.0"],
      referenceLibraries: libraries)
    report.results = [SnapshotResult(name: "a", group: "a", outcome: .failed)]
    #expect(report.text().contains("pango 1.50.12 before, 1.56.3 now"))
  }

  @Test func obsoleteReferencesAreFound() throws {
    let folder = TestFolder()
    let references = ReferenceFolder(path: folder.path)
    for name in ["a/b", "c"] {
      _ = try references.check(Self.red, name: name, mode: .all, threshold: .exact)
    }
    #expect(references.obsolete(besides: ["a/b"]) == ["c.png"])
  }
}
