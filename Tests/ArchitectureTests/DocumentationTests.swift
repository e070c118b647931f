import Foundation
import TestSupport
import Testing

/// The articles in `Sources/Studio/Vitrine.docc`.
@Suite(.timeLimit(.minutes(60))) struct DocumentationTests {
  static let catalog = "Sources/Studio/Vitrine.docc"

  /// DocC follows the links between articles; a warning fails.
  @Test func catalogIsAccepted() throws {
    let folder = TestFolder()
    let docc = Process()
    docc.executableURL = URL(filePath: "/usr/bin/env")
    docc.arguments = [
      "docc", "convert", Checkout.root.appending(path: Self.catalog).path, "--warnings-as-errors",
      "--fallback-display-name", "Vitrine", "--fallback-bundle-identifier", "vitrine",
      "--output-dir", folder.url.appending(path: "out").path,
    ]
    let output = Pipe()
    docc.standardOutput = output
    docc.standardError = output
    try docc.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    docc.waitUntilExit()
    #expect(docc.terminationStatus == 0, "\(text)")
  }

  /// Files and folders that articles name between backticks are there.
  @Test func namedFilesExist() throws {
    let articles = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: Self.catalog).path)
    var count = 0
    for article in articles where article.hasSuffix(".md") {
      let text = try Checkout.text("\(Self.catalog)/\(article)")
      for match in text.matches(of: /`((?:Sources|Tests|docs|script)\/[\w\/.+-]+)`/) {
        count += 1
        let path = Checkout.root.appending(path: String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(article) names \(match.1)")
      }
    }
    #expect(count > 20, "the names were not found: was their form changed?")
  }
}
