import Foundation
import TestSupport
import Testing
import VitrineRaster
import VitrineSnapshots

@Suite(.timeLimit(.minutes(60))) struct ReportTests {
  private func report(_ shard: String?, _ outcomes: [SnapshotOutcome]) -> SnapshotReport {
    SnapshotReport(
      source: "Widgets", shard: shard.flatMap { Shard(text: $0) }, total: 6,
      libraries: ["cairo": "1.16.0"],
      results: outcomes.enumerated().map {
        SnapshotResult(
          name: "w/\(shard ?? "")/\($0)", group: "w", outcome: $1, picture: "f/\($0).png")
      }, command: "vitrine test Widgets")
  }

  @Test func missingShardsAreNamedWithTheirCommand() throws {
    let merged = try MergedReport([
      ("b", report("3/4", [.passed])), ("a", report("1/4", [.failed, .passed])),
      ("whole", report(nil, [.broken])),
    ])
    #expect(merged.missing == [2, 4])
    #expect(
      merged.reruns == ["vitrine test Widgets --shard 2/4", "vitrine test Widgets --shard 4/4"])
    #expect(merged.report.results.count == 3)
    #expect(merged.report.failures.map(\.picture) == ["a/f/0.png"])
  }

  @Test func reportsOfTwoRunsAreNotMixed() {
    var other = report("2/4", [.passed])
    other.total = 7
    #expect(throws: MergedReport.Mismatch.self) {
      try MergedReport([("a", report("1/4", [.passed])), ("b", other)])
    }
    #expect(throws: MergedReport.Mismatch.self) {
      try MergedReport([("a", report("1/4", [.passed])), ("b", report("1/4", [.passed]))])
    }
    #expect(throws: MergedReport.Mismatch.self) { try MergedReport([]) }
  }

  @Test func otherLibrariesOnOneMachineAreNamed() throws {
    var other = report("2/2", [.passed])
    other.libraries = ["cairo": "1.18.0"]
    let merged = try MergedReport([("a", report("1/2", [.passed])), ("b", other)])
    #expect(merged.libraryDifferences == ["shard 2/2: cairo 1.16.0 before, 1.18.0 now"])
  }

  @Test func filesAreReadBackAndKeepToTheirFolder() throws {
    let folder = TestFolder()
    var report = report(nil, [.failed, .passed])
    report.results[1].picture = "../../etc/passwd"
    let file = folder.url.appending(path: "report.json")
    try Data(try report.json()).write(to: file)
    let read = try SnapshotReport(reading: file.path)
    #expect(read.results[0] == report.results[0])
    #expect(read.results[1].picture == nil)
    try Data("{}".utf8).write(to: file)
    #expect(throws: UnreadablePicture.self) { try SnapshotReport(reading: file.path) }
  }

  @Test func unitsAreXML() throws {
    var report = report(nil, [.failed, .passed, .recorded])
    report.results[0].reason = "a < b & \"c\" \u{1B}"
    let text = report.junit
    #expect(text.contains("message=\"a &lt; b &amp; &quot;c&quot; \u{FFFD}\""))
    #expect(text.contains("tests=\"3\" failures=\"2\""))
    let parser = XMLReading()
    #expect(parser.parse(text))
    #expect(parser.names.filter { $0 == "failure" }.count == 2)
  }

  @Test func aPageHasWhatFailedOnce() throws {
    let folder = TestFolder()
    let red = Bitmap(width: 4, height: 4, color: .init(1, 0, 0))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "f"), withIntermediateDirectories: true)
    try Data(TriplePicture.make(expected: red, actual: red).pngData()).write(
      to: folder.url.appending(path: "f/0.png"))
    var report = report(nil, [.failed, .passed])
    report.results[0].name = "<w>"
    report.results[0].isTriple = true
    let page = report.html(title: "T", folder: folder.path)
    #expect(page.contains("&lt;w&gt;") && !page.contains("<w>"))
    #expect(page.split(separator: "<figure ").count == 2)
    for view in ["slider", "overlay", "blink"] { #expect(page.contains("value=\"\(view)\"")) }
  }
}

/// Whether text is XML, and its elements.
private final class XMLReading {
  var names: [String] = []

  /// Tags that are opened are closed in turn; no character stands where it may not.
  func parse(_ text: String) -> Bool {
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      if tag.1 == "/" {
        guard open.popLast() == tag.2 else { return false }
      } else {
        names.append(String(tag.2))
        if tag.3.isEmpty { open.append(tag.2) }
      }
    }
    return open.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
  }
}
