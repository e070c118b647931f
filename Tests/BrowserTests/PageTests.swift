import Foundation
import TestSupport
import Testing

/// The page's files: types, weight, and that nothing comes from elsewhere.
@Suite(.timeLimit(.minutes(60))) struct PageTests {
  static let folder = Checkout.root.appending(path: "Sources/Preview/Page")

  /// Files that the page loads; types are for `tsc` alone.
  static let files: [URL] = {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? [])
      .filter { ["js", "css", "html", "svg"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()

  @Test func typesFit() throws {
    let tsc = Process()
    tsc.executableURL = URL(filePath: "/usr/bin/env")
    tsc.arguments = ["tsc", "-p", Self.folder.path]
    let output = Pipe()
    tsc.standardOutput = output
    tsc.standardError = output
    try tsc.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tsc.waitUntilExit()
    #expect(tsc.terminationStatus == 0, "tsc (Tools/Browser/setup installs it) says: \(text)")
  }

  @Test func thePageIsLight() throws {
    let weights = try Self.files.map { try Data(contentsOf: $0).count }
    #expect(Self.files.count > 20)
    #expect(weights.reduce(0, +) < 200_000)
  }

  @Test func nothingComesFromElsewhere() throws {
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("http://") && !text.contains("https://"), "\(file.lastPathComponent)")
      #expect(!text.contains("innerHTML"), "\(file.lastPathComponent)")
    }
  }

  /// A style sheet or module that nobody loads is a mistake.
  @Test func everyFileIsUsed() throws {
    let texts = try Self.files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for file in Self.files where file.lastPathComponent != "index.html" {
      #expect(
        texts.contains("/\(file.lastPathComponent)")
          || texts.contains("\"\(file.lastPathComponent)\""), "\(file.lastPathComponent)")
    }
  }
}
