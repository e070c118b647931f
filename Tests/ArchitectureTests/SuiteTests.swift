import Foundation
import TestSupport
import Testing

/// What holds of every test suite and of the scripts.
@Suite(.timeLimit(.minutes(60))) struct SuiteTests {
  /// A suite that hangs ends with a message, and none is left out because something is missing.
  @Test func everySuiteHasATimeLimit() throws {
    for file in Repository.swiftFiles(in: "Tests") {
      let text = try Checkout.text(file)
      guard text.contains(/(?m)^\s*@Test\b/) else { continue }
      let suites = text.matches(of: /(?m)^@Suite\b.*$/).map { String($0.0) }
      #expect(!suites.isEmpty, "\(file) has tests outside of a suite: add @Suite(.timeLimit(…))")
      for suite in suites {
        #expect(suite.contains(".timeLimit("), "\(file): \(suite) has no time limit")
      }
    }
  }

  /// What people run: a helper of one of them belongs into `Tools`.
  @Test func scriptsAreFew() throws {
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: "script").path)
    #expect(scripts.count <= 13, "\(scripts.sorted())")
  }
}
